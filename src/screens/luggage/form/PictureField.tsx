import { Button, Field, makeStyles } from '@fluentui/react-components';
import { DeleteRegular, ImageAddRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { largestFile } from '#rules/files/files.ts';
import { groupProps } from '#src/forms/fieldProps.tsx';
import { getFieldProblem } from '#src/forms/getFieldProblem.ts';
import { Say } from '#src/forms/Say.tsx';
import { smallPicture } from '#src/lib/browser/smallPicture.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Row } from '#src/ui/layout/Row.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { BagPicture } from '../BagPicture.tsx';
import { pictureBeingRead } from './bagValues.ts';

/** Bytes that fit into a request to the gateway together with the rest of a bag. */
const longestPicture = 24 * 1024;
const name = 'image';
const said = { name, label: 'luggage.form.picture', hint: 'luggage.form.picture.hint' } as const;

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '8px' },
  // Without a picture, the buttons align with the other fields.
  picture: { ':not(:empty)': { marginInlineEnd: '16px' } },
});

/** Field for a picture of a bag, which is scaled down in the browser. An unreadable file keeps the current picture. */
export function PictureField() {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const { input, meta } = useField<string>(name);
  const files = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState('');
  const [unfit, setUnfit] = useState<TextId | null>(null);
  const isReading = input.value === pictureBeingRead;
  const picture = isReading ? before : input.value;

  const choose = async (file: File) => {
    setUnfit(null);
    if (file.size > largestFile) return setUnfit('luggage.files.too_large');
    setBefore(picture);
    input.onChange(pictureBeingRead);
    const small = await smallPicture(file, longestPicture);
    if (!small) setUnfit('luggage.form.picture.unreadable');
    input.onChange(small ?? picture);
  };
  const remove = () => {
    setUnfit(null);
    input.onChange('');
    document.getElementById(name)?.focus();
  };

  return (
    <Field
      {...groupProps(said, getFieldProblem(meta))}
      // Announced at once, because the form was not submitted and no summary lists the error.
      {...(unfit && { validationMessage: { children: <Say words={unfit} />, role: 'alert' } })}
    >
      {(control) => (
        <div
          role="group"
          className={styles.group}
          aria-labelledby={`${name}-label`}
          aria-describedby={control['aria-describedby']}
        >
          <div role="status" className={styles.picture}>
            <BagPicture image={picture} alt={formatMessage({ id: 'luggage.form.picture.alt' })} size="small" />
          </div>
          <Row gap={8}>
            <input
              ref={files}
              type="file"
              hidden
              accept="image/jpeg,image/png,image/webp"
              aria-label={formatMessage({ id: 'luggage.form.picture.choose' })}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void choose(file);
                currentTarget.value = '';
              }}
            />
            <Button
              id={name}
              className={touch.target}
              icon={<ImageAddRegular />}
              disabledFocusable={isReading}
              onClick={() => files.current?.click()}
              onBlur={() => input.onBlur()}
              onFocus={() => input.onFocus()}
            >
              <FormattedMessage id={picture ? 'luggage.form.picture.other' : 'luggage.form.picture.choose'} />
            </Button>
            {picture ? (
              <Button
                className={touch.target}
                appearance="subtle"
                icon={<DeleteRegular />}
                disabledFocusable={isReading}
                onClick={remove}
              >
                <FormattedMessage id="luggage.form.picture.remove" />
              </Button>
            ) : null}
          </Row>
        </div>
      )}
    </Field>
  );
}

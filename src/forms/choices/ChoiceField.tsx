import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { fieldProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import type { Words } from '../Say.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ChoicePopup } from './ChoicePopup.tsx';
import type { Choice } from './choices.ts';
import { ListFailed } from './ListFailed.tsx';
import { useChoice } from './useChoice.ts';

const useStyles = makeStyles({
  // Lets the input shrink on a small screen.
  place: { minWidth: 0 },
  input: { width: '100%', '@media (pointer: coarse)': { minHeight: '44px' } },
  note: { margin: 0, padding: '12px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

type ChoiceFieldProps = {
  name: string;
  label: Words;
  hint?: Words;
  choices: readonly Choice[];
  /** State of the list of choices. */
  list?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  disabled?: boolean;
};

/** Combobox over a long list, searched by name or code. The value is that of the choice, or `''`. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, hint, choices, list = 'ready', onRetry, disabled = false } = props;
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { box, inputProps, matches, meta } = useChoice(name, choices);
  const { isOpen, inputValue } = box;
  const [target, setTarget] = useState<HTMLElement | null>(null);

  return (
    <Field {...fieldProps({ name, label, hint }, getFieldProblem(meta))}>
      <div className={styles.place}>
        <div ref={setTarget}>
          <Input
            {...inputProps}
            size="large"
            className={styles.input}
            name={name}
            disabled={disabled}
            placeholder={list === 'loading' ? formatMessage({ id: 'forms.choice.loading' }) : ''}
            spellCheck={false}
            autoCapitalize="none"
            contentAfter={<ChoiceButtons name={name} box={box} isEmpty={inputValue === ''} isDisabled={disabled} />}
          />
        </div>
        <ChoicePopup isOpen={isOpen && list !== 'failed'} target={target}>
          <ChoiceList box={box} choices={matches} />
          {list === 'loading' ? (
            <p className={styles.note}>
              <FormattedMessage id="forms.choice.loading" />
            </p>
          ) : matches.length === 0 ? (
            <p className={styles.note}>
              <FormattedMessage id="forms.choice.none" values={{ text: inputValue.trim() }} />
            </p>
          ) : null}
        </ChoicePopup>
        <div role="status" className={styles.unseen}>
          {isOpen && list === 'ready' ? (
            <FormattedMessage id="forms.choice.count" values={{ count: matches.length }} />
          ) : null}
        </div>
        {list === 'failed' ? <ListFailed onRetry={onRetry} /> : null}
      </div>
    </Field>
  );
}

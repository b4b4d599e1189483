import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { visibleIn } from '#machines/resolutions/case/remedies.ts';

import { NothingToChoose } from '../case/NothingToChoose.tsx';
import { OptionCard } from '../case/OptionCard.tsx';
import type { OptionViewProps } from '../optionView.ts';
import { useSeesAll } from './useOverriding.ts';

const useStyles = makeStyles({
  views: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  view: { minHeight: '44px' },
});

type OptionsProps = Pick<OptionViewProps, 'case' | 'which' | 'onChanged' | 'onFailed'>;

/** What may be had. Who acts for customers sees all of it and what they may change, or what their customer sees. */
export function Options(props: OptionsProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const mayLook = useSeesAll();
  const [seesAll, setSeesAll] = useState(mayLook);
  const options = visibleIn(props.case, seesAll);

  return (
    <>
      {mayLook ? (
        <div className={styles.views} role="group" aria-label={formatMessage({ id: 'resolutions.view' })}>
          {[true, false].map((all) => (
            <ToggleButton
              key={String(all)}
              className={styles.view}
              checked={seesAll === all}
              onClick={() => setSeesAll(all)}
            >
              <FormattedMessage id={all ? 'resolutions.view.agent' : 'resolutions.view.customer'} />
            </ToggleButton>
          ))}
        </div>
      ) : null}
      {options.map((option) => (
        <OptionCard key={option.optionId} {...props} option={option} isOfAgent={seesAll} />
      ))}
      {options.length > 0 ? null : <NothingToChoose />}
    </>
  );
}

import { makeStyles, shorthands, ToggleButton, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import { Row } from '#src/ui/layout/Row.tsx';
import { NothingToChoose } from '../case/NothingToChoose.tsx';
import { OptionCard } from '../case/OptionCard.tsx';
import { type Hold, mustStay } from '../hold.ts';
import type { OptionViewProps } from '../optionView.ts';
import { useSeesAll } from './useOverriding.ts';

const useStyles = makeStyles({
  view: {
    minHeight: '44px',
    '&[aria-pressed=true]': {
      color: tokens.colorBrandForeground2,
      backgroundColor: tokens.colorBrandBackground2,
      ...shorthands.borderColor(tokens.colorBrandStroke1),
    },
  },
});

type OptionsProps = Pick<OptionViewProps, 'case' | 'which' | 'onChanged' | 'onFailed' | 'isCooling'> & {
  /** Holds by option id. */
  held: Readonly<Record<string, Hold>>;
  onHold: (optionId: string, hold: Hold | null) => void;
};

/**
 * Lists the options. Agents see all of them or only what their customer sees, and switching keeps what they began in a
 * card. A card stays while its answer is pending.
 */
export function Options({ held, ...props }: OptionsProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const mayLook = useSeesAll();
  const [seesAll, setSeesAll] = useState(mayLook);
  const visible = listVisibleOptions(props.case, seesAll);
  const options = props.case.options.filter(
    (option) => mayLook || visible.includes(option) || mustStay(held[option.optionId] ?? null),
  );

  return (
    <>
      {mayLook ? (
        <Row gap={8} role="group" aria-label={formatMessage({ id: 'resolutions.view' })}>
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
        </Row>
      ) : null}
      {options.map((option) => (
        <div key={option.optionId} hidden={mayLook && !visible.includes(option)}>
          <OptionCard {...props} option={option} isOfAgent={seesAll} />
        </div>
      ))}
      {visible.length > 0 || (!mayLook && options.length > 0) ? null : <NothingToChoose />}
    </>
  );
}

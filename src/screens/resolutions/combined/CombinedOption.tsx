import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { findRemedy } from '#machines/resolutions/case/remedies.ts';
import { combinedOptionMachine } from '#machines/resolutions/combined/combinedOption.machine.ts';
import { splitOptionType } from '#schema/lifecycles.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { type Hold, mustStay } from '../hold.ts';
import type { OptionViewProps } from '../optionView.ts';
import { PartView } from '../PartView.tsx';
import { PartChoice } from './PartChoice.tsx';

const useStyles = makeStyles({
  combined: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  question: { margin: 0 },
  parts: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    // Fit three cards in one row inside a dialog as well, instead of two and one.
    ':has(> :nth-child(3):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    },
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  // Align the label with the content below.
  back: { minHeight: '44px', marginInlineStart: '-12px' },
});

const provide = () => combinedOptionMachine;

/** Lets the customer choose one part of a combined option, then shows that part. */
export function CombinedOption(props: Omit<OptionViewProps, 'remedy'>) {
  const styles = useStyles();
  const why = useId();
  const { option, onHeld } = props;
  const flow = useFlow(provide, { input: { option } });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { remedy } = state.context;
  useEffect(() => flow.send({ type: 'option.read', option }), [flow, option]);
  const hold = useCallback(
    (held: Hold | null) => {
      flow.send({ type: mustStay(held) ? 'part.locked' : 'part.unlocked' });
      onHeld?.(held);
    },
    [flow, onHeld],
  );
  const mayGoBack = state.can({ type: 'choice.cancelled' });

  return (
    <div className={styles.combined} {...flowAttributes(state)}>
      {remedy === null ? (
        <>
          <p className={styles.question}>
            <FormattedMessage id="resolutions.combined.question" />
          </p>
          <ul className={styles.parts}>
            {splitOptionType(option.type).map((part) => (
              <li key={part}>
                <PartChoice
                  remedy={part}
                  option={option}
                  case={props.case}
                  onChoose={() => flow.send({ type: 'part.chosen', remedy: part })}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          {findRemedy(option) === null ? (
            <div className={styles.top}>
              <Button
                className={styles.back}
                appearance="subtle"
                icon={<ChevronLeftRegular />}
                disabledFocusable={!mayGoBack}
                {...(!mayGoBack && { 'aria-describedby': why })}
                onClick={() => flow.send({ type: 'choice.cancelled' })}
              >
                <FormattedMessage id="resolutions.combined.back" />
              </Button>
              {mayGoBack ? null : (
                <MutedSpan id={why} isSmall>
                  <FormattedMessage id="resolutions.combined.held" />
                </MutedSpan>
              )}
            </div>
          ) : null}
          <PartView key={remedy} {...props} onHeld={hold} remedy={remedy} />
        </>
      )}
    </div>
  );
}

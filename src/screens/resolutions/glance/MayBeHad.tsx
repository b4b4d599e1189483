import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { listRemedies, listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { Case, DisruptionRef, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { displayType } from '#src/ui/displayType.ts';
import { veryWide } from '#src/ui/spaces.ts';

import { useSeen } from '../case/useSeen.ts';
import { connectUnasked } from './connectUnasked.ts';
import { HadRemedy, hasOnlyDecidedOptions, isUndecided } from './HadRemedy.tsx';

const useStyles = makeStyles({
  // Reserve the same height for the sentence and for the remedies that replace it.
  all: { display: 'grid', alignContent: 'center', gap: '8px', minHeight: '60px' },
  title: { margin: 0, ...displayType, fontSize: '18px', lineHeight: '24px' },
  remedies: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    [veryWide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
});

type MayBeHadProps = {
  which: DisruptionRef;
  /** Reports whether the customer has chosen something and has nothing left to choose. */
  onDecided: (isDecided: boolean) => void;
  /** Shown until the options are known. */
  children: ReactNode;
};

/** Lists by name the remedies that a disruption offers, or their status once chosen. */
export function MayBeHad({ which, onDecided, children }: MayBeHadProps) {
  const styles = useStyles();
  const flow = useFlow(connectUnasked, { input: { which } });
  const told = useSelector(flow, ({ context }) => context.case);
  useSeen(flow);
  const had = told ? hadIn(told) : [];
  const isDecided = told !== null && had.length > 0 && hasOnlyDecidedOptions(told);
  useEffect(() => onDecided(isDecided), [onDecided, isDecided]);
  const isOpen = had.every(({ option }) => isUndecided(option));

  return (
    <div className={styles.all}>
      {told && had.length > 0 ? (
        <>
          <p className={styles.title}>
            <FormattedMessage id={isOpen ? 'resolutions.brief.open' : 'resolutions.brief.chosen'} />
          </p>
          <ul className={styles.remedies}>
            {had.map(({ remedy, option }) => (
              <HadRemedy key={`${option.optionId} ${remedy ?? ''}`} remedy={remedy} option={option} case={told} />
            ))}
          </ul>
        </>
      ) : (
        children
      )}
    </div>
  );
}

type Had = { remedy: Remedy | null; option: Option };

/**
 * Returns the visible options that are still available. A combined option counts as all its parts until one is chosen.
 */
const hadIn = (told: Case): Had[] => listVisibleOptions(told, false).filter(isThere).flatMap(remediesIn);

const gone: readonly string[] = ['Rejected', 'None', 'N/A', 'Failed', 'Redeemed'];
const isThere = ({ status }: Option) => !gone.includes(status);

function remediesIn(option: Option): Had[] {
  const remedies = listRemedies(option);
  const known = remedies.length > 0 ? remedies : [null];
  return known.map((remedy) => ({ remedy, option }));
}

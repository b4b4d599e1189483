import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { veryWide } from '#src/ui/spaces.ts';

import { getRemedyLook } from '../remedyLooks.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import { useRemedyWords } from './remedyWords.ts';
import { useWorth } from './useWorth.ts';

const useStyles = makeStyles({
  remedy: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '28px',
    [veryWide]: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '0 12px',
      minHeight: 'auto',
    },
  },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground2 },
  name: { [veryWide]: { fontWeight: tokens.fontWeightSemibold } },
  worth: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums lining-nums' },
  // Hidden on a phone to keep the next trip in view; the details are one tap away.
  more: {
    display: 'none',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    [veryWide]: { display: 'block', gridColumn: '2 / -1' },
  },
});

type HadRemedyProps = { remedy: Remedy | null; option: Option; case: Case };

export const isUndecided = ({ status }: Option) => status === 'Initial';

/** Returns true if the customer has chosen something and has nothing left to choose among the visible options. */
export const hasOnlyDecidedOptions = (told: Case): boolean => {
  const visible = listVisibleOptions(told, false);
  return visible.length > 0 && !visible.some(isUndecided);
};

/** Names a remedy, with its worth and duration or, once chosen, its status. */
export function HadRemedy({ remedy, option, case: told }: HadRemedyProps) {
  const styles = useStyles();
  const { name, icon } = getRemedyLook(remedy);

  return (
    <li className={styles.remedy}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.name}>
        <FormattedMessage id={name} />
      </span>{' '}
      {!isUndecided(option) ? (
        <StatusChip status={option.status} remedy={remedy} />
      ) : remedy ? (
        <Worth remedy={remedy} option={option} case={told} />
      ) : null}
    </li>
  );
}

function Worth({ remedy, option, case: told }: HadRemedyProps & { remedy: Remedy }) {
  const styles = useStyles();
  const worth = useWorth(remedy, option, told);
  const { takes } = useRemedyWords(remedy, { isByHand: option.manual, isPaidByPartner: told.isPaidByPartner });

  return (
    <>
      {worth === null ? null : <span className={styles.worth}>{worth}</span>}{' '}
      {takes === null ? null : <span className={styles.more}>{takes}</span>}
    </>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { letters } from '#src/ui/flights/look.ts';
import { veryWide } from '#src/ui/spaces.ts';

import { Passengers } from '../Passengers.tsx';
import type { Trip } from '../trip.ts';
import { CoverLimit } from './CoverLimit.tsx';

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '12px 32px',
    margin: '20px 0 0',
    paddingBlockStart: '16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [veryWide]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(50%) auto minmax(160px, 1fr)',
    },
  },
  name: letters.label,
  value: { margin: 0, fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
  covered: {
    // Reserve a line, or two lines in a column, for the amount that arrives later.
    flexBasis: '100%',
    ...letters.fine,
    display: 'flex',
    gap: '6px',
    color: tokens.colorStatusSuccessForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [veryWide]: { alignItems: 'center', justifySelf: 'end', minHeight: '40px', textWrap: 'balance' },
  },
  icon: { flexShrink: 0, fontSize: '20px' },
});

export function TripFacts({ trip }: { trip: Trip }) {
  const styles = useStyles();

  return (
    <div className={styles.facts}>
      <div>
        <div className={styles.name}>
          <FormattedMessage id="dashboard.next.travelling" />
        </div>{' '}
        <div className={styles.value}>
          <Passengers trip={trip} />
        </div>
      </div>{' '}
      <div>
        <div className={styles.name}>
          <FormattedMessage id="trips.policy" />
        </div>{' '}
        <div className={styles.value}>{trip.policyNumber}</div>
      </div>{' '}
      <span className={styles.covered}>
        <ShieldCheckmarkRegular className={styles.icon} />
        <span>
          <CoverLimit trip={trip} />
        </span>
      </span>
    </div>
  );
}

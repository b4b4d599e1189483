import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { displayType } from '#src/ui/displayType.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import type { Trip } from '../trip.ts';
import { TripLines } from './TripLines.tsx';

const useStyles = makeStyles({
  past: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '68px',
    boxSizing: 'border-box',
    padding: '16px',
    listStyleType: 'none',
    cursor: 'pointer',
    borderRadius: portalTokens.borderRadiusCard,
    '::-webkit-details-marker': { display: 'none' },
    [wide]: { padding: '16px 24px' },
  },
  title: {
    margin: 0,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
  },
  count: { color: tokens.colorNeutralForeground2 },
  chevron: { marginInlineStart: 'auto', fontSize: '20px', color: tokens.colorBrandForegroundLink },
  trips: { padding: '0 16px 16px', [wide]: { padding: '0 24px 16px' } },
});

/** What is over, folded away. */
export function PastTrips({ trips, now }: { trips: readonly Trip[]; now: number }) {
  const styles = useStyles();
  const focus = useFocusStyles();

  return (
    <details className={styles.past}>
      <summary className={mergeClasses(styles.summary, focus.ring)}>
        <h2 className={styles.title}>
          <FormattedMessage id="trips.past" />
        </h2>{' '}
        <span className={styles.count}>
          <FormattedMessage id="trips.past.count" values={{ count: trips.length }} />
        </span>
        <ChevronDownRegular className={styles.chevron} />
      </summary>
      <div className={styles.trips}>
        <TripLines trips={trips} now={now} />
      </div>
    </details>
  );
}

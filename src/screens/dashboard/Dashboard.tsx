import { makeStyles, mergeClasses } from '@fluentui/react-components';

import { datasetsOf } from '#rules/datasets.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { veryWide, wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { type Cards, cardsOf, roomOf } from './cards.ts';
import { columnsOf } from './columns.ts';
import { useOrder } from './useOrder.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [wide]: { gap: portalTokens.spacingCards },
  },
  // Each is as tall as what is in it; those in a row share what is left of its width, and what is small stands one below the other.
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    [wide]: { gap: portalTokens.spacingCards },
    [veryWide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    [wide]: { gap: portalTokens.spacingCards },
    [veryWide]: { flex: '1 1 280px' },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    // What has nothing to say leaves no gap.
    ':empty': { display: 'none' },
  },
  // It has its room, and nobody comes by it.
  hidden: { visibility: 'hidden' },
  whole: { [veryWide]: { flex: '1 0 100%' } },
  large: { [veryWide]: { flex: '2 1 480px' } },
  small: { [veryWide]: { flex: '1 1 280px' } },
});

/** What needs the customer, what comes next, and all that is theirs at a glance. The parts are those of other areas. */
export function Dashboard({ cards }: { cards: Cards }) {
  const styles = useStyles();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const order = useOrder(flags ? cardsOf(flags) : [], flags ? datasetsOf(flags) : []);
  if (!flags) return null;
  const { GREETING: Greeting, UNASKED: Unasked, ...others } = cards;
  const room = order.some(({ isLate }) => isLate)
    ? 'none'
    : order.every(({ hasCome }) => hasCome)
      ? 'there'
      : 'to come';

  return (
    <div className={styles.page}>
      <PageTitle id="dashboard.title" />
      <Greeting />
      {/* Above the first card, too, something may come or go with it. */}
      <div key={order[0]?.hasCome ? 'come' : 'to come'} className={styles.cards}>
        {columnsOf(order).map((places) => {
          const shown = places.map(({ name, isHidden, isLate, key }) => {
            const Shown = others[name];
            const room = isLate ? 'whole' : roomOf(name);
            return (
              <div
                key={key}
                className={mergeClasses(styles.card, places.length === 1 && styles[room], isHidden && styles.hidden)}
                data-card={name}
              >
                <Shown />
              </div>
            );
          });
          return shown.length === 1 ? (
            shown[0]
          ) : (
            <div key={places.map(({ name }) => name).join()} className={styles.column}>
              {shown}
            </div>
          );
        })}
      </div>
      <Unasked room={room} />
    </div>
  );
}

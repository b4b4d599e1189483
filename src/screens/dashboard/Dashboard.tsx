import { makeStyles, mergeClasses } from '@fluentui/react-components';

import { variantOf } from '#rules/datasets.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { veryWide, wide } from '#src/ui/spaces.ts';

import { type Cards, cardsOf, isWide } from './cards.ts';
import { Greeting } from './Greeting.tsx';
import { NeedsYouNow } from './NeedsYouNow.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [wide]: { gap: '32px' } },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    [wide]: { gap: '32px' },
    [veryWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // A card fills its place, so that cards in a row are of one height.
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  whole: { gridColumn: '1 / -1' },
});

/** What needs the customer now, and all that is theirs at a glance. The cards are those of other areas. */
export function Dashboard({ cards }: { cards: Cards }) {
  const styles = useStyles();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  if (!flags) return null;

  return (
    <div className={styles.page}>
      <PageTitle id="dashboard.title" />
      <Greeting />
      {variantOf(flags) === 'travel' ? <NeedsYouNow /> : null}
      <div className={styles.cards}>
        {cardsOf(flags).map((name) => {
          const Shown = cards[name];
          return (
            <div key={name} className={mergeClasses(styles.card, isWide(name) && styles.whole)} data-card={name}>
              <Shown />
            </div>
          );
        })}
      </div>
    </div>
  );
}

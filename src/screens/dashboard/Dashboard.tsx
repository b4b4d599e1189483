import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';

import { datasetsOf } from '#rules/datasets.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { Readable } from '#src/ui/data/Readable.tsx';
import { veryWide, wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { type Cards, cardsOf } from './cards.ts';
import { type Part, partsOf } from './columns.ts';
import { type Place, useOrder } from './useOrder.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [wide]: { gap: portalTokens.spacingCards },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [wide]: { gap: portalTokens.spacingCards },
  },
  // Each is as tall as what is in it. Rows have no gap of their own: what is empty would leave one.
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [veryWide]: {
      gridTemplateColumns: 'minmax(0, 592fr) minmax(0, 336fr)',
      gridTemplateRows: 'var(--tracks)',
      columnGap: portalTokens.spacingCards,
      alignItems: 'start',
    },
  },
  left: {
    ':not(:last-child)': {
      marginBlockEnd: '24px',
      [wide]: { marginBlockEnd: portalTokens.spacingCards },
    },
    [veryWide]: { gridColumn: '1' },
  },
  // What follows it in the page stands beside it.
  lowest: {
    [veryWide]: { ':not(:last-child)': { marginBlockEnd: 0 } },
  },
  right: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    minWidth: 0,
    ':not(:last-child)': { marginBlockEnd: '24px' },
    [wide]: { gap: portalTokens.spacingCards, ':not(:last-child)': { marginBlockEnd: portalTokens.spacingCards } },
    [veryWide]: {
      gridColumn: '2',
      gridRowStart: '1',
      gridRowEnd: 'span var(--rows)',
      ':not(:last-child)': { marginBlockEnd: 0 },
    },
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
});

/** What needs the customer, what comes next, and all that is theirs at a glance. The parts are those of other areas. */
export function Dashboard({ cards }: { cards: Cards }) {
  const styles = useStyles();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const session = useApp(({ context }) => context.session);
  const order = useOrder(flags ? cardsOf(flags, session) : [], flags ? datasetsOf(flags, session) : []);
  if (!flags) return null;
  const { GREETING: Greeting, UNASKED: Unasked, ...others } = cards;
  const room = order.some(({ isLate }) => isLate)
    ? 'none'
    : order.every(({ hasCome }) => hasCome)
      ? 'there'
      : 'to come';

  const card = ({ name, key, isHidden }: Place, place?: string) => {
    const Shown = others[name];
    return (
      <div key={key} className={mergeClasses(styles.card, place, isHidden && styles.hidden)} data-card={name}>
        <Readable>
          <Shown />
        </Readable>
      </div>
    );
  };

  return (
    <div className={styles.page}>
      <PageTitle id="dashboard.title" />
      <Readable>
        <Greeting />
      </Readable>
      {/* Above the first card, too, something may come or go with it. */}
      <div key={order[0]?.hasCome ? 'come' : 'to come'} className={styles.cards}>
        {partsOf(order).map((part, at) =>
          part.kind === 'alone' ? card(part.place) : <Beside key={`beside ${at}`} {...part} card={card} />,
        )}
      </div>
      <Unasked room={room} />
    </div>
  );
}

type BesideProps = Omit<Extract<Part<Place>, { kind: 'beside' }>, 'kind'> & {
  card: (place: Place, className?: string) => ReactNode;
};

/** A wide column and a narrow one. What is left of the height of the narrow one is below the wide one, not between its cards. */
function Beside({ before, small, after, card }: BesideProps) {
  const styles = useStyles();
  const count = before.length + after.length;
  const areTwo = count > 0 && small.length > 0;
  const rows = { '--rows': count, '--tracks': [...Array.from({ length: count - 1 }, () => 'auto'), '1fr'].join(' ') };
  const lowest = after.length > 0 ? undefined : styles.lowest;

  return (
    <div className={areTwo ? styles.beside : undefined} style={areTwo ? (rows as CSSProperties) : undefined}>
      {before.map((place, at) => card(place, mergeClasses(styles.left, at === before.length - 1 && lowest)))}
      {small.length > 0 ? (
        <div className={mergeClasses(styles.right, small.every(({ isHidden }) => isHidden) && styles.hidden)}>
          {small.map((place) => card(place))}
        </div>
      ) : null}
      {after.map((place) => card(place, styles.left))}
    </div>
  );
}

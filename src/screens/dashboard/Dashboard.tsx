import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';

import { listDatasets } from '#rules/datasets.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { Readable } from '#src/ui/data/Readable.tsx';
import { veryWide, wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { type Cards, listCards } from './cards.ts';
import { arrangeCards, type Part } from './columns.ts';
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
  // Cards keep their own height. Margins replace a row gap, which would also separate empty cards.
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
  // The next card in document order is in the other column.
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
    // Empty cards leave no gap.
    ':empty': { display: 'none' },
  },
  // Keeps its space, but is not reachable by keyboard or screen reader.
  hidden: { visibility: 'hidden' },
});

/**
 * Overview of what needs the customer, what comes next and everything they own. The app passes in the cards, because
 * they belong to other areas.
 */
export function Dashboard({ cards }: { cards: Cards }) {
  const styles = useStyles();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const session = useApp(({ context }) => context.session);
  const order = useOrder(flags ? listCards(flags, session) : [], flags ? listDatasets(flags, session) : []);
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
      {/* A new key on arrival resets what is above the first card as well. */}
      <div key={order[0]?.hasCome ? 'come' : 'to come'} className={styles.cards}>
        {arrangeCards(order).map((part, at) =>
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

/** Two columns of cards. Spare height of the narrow column goes below the wide one, not between its cards. */
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

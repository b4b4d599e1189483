import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

import { displayType } from '../displayType.ts';
import { useFocusStyles } from '../focus/focusStyles.ts';
import { MutedSpan } from '../layout/Muted.tsx';
import { wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  card: surface,
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
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
  chevron: { marginInlineStart: 'auto', fontSize: '20px', color: tokens.colorBrandForegroundLink },
  fold: { '[open] > summary svg:last-child': { rotate: '180deg' } },
  inside: { padding: '0 16px 16px', [wide]: { padding: '0 24px 16px' } },
});

type FoldedCardProps = { title: ReactNode; count: ReactNode; children: ReactNode };

/** Collapsed card for items that are less important. */
export function FoldedCard({ title, count, children }: FoldedCardProps) {
  const styles = useStyles();
  const focus = useFocusStyles();

  return (
    <details className={mergeClasses(styles.card, styles.fold)}>
      <summary className={mergeClasses(styles.summary, focus.ring)}>
        <h2 className={styles.title}>{title}</h2> <MutedSpan>{count}</MutedSpan>
        <ChevronDownRegular className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

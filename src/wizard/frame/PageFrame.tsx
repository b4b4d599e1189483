import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';

import type { Matter } from '#machines/app/notifier.machine.ts';
import { Ground } from '#src/ui/data/Ground.tsx';

import { wide } from '#src/ui/spaces.ts';
import { FrameContext, noFrame } from './FrameContext.ts';

const useStyles = makeStyles({
  // As far from its edges as in a dialog: the bar of buttons reaches them. Nothing of it stands out at the round corners.
  ground: {
    display: 'flex',
    flexDirection: 'column',
    overflowX: 'clip',
    overflowY: 'clip',
    paddingBlock: '20px 0',
    paddingInline: '16px',
    [wide]: { paddingBlock: '28px 0', paddingInline: '28px' },
  },
});

type PageFrameProps = {
  /** What the flow speaks of; the same array each time. */
  about: readonly Matter[];
  children: ReactNode;
};

/** A flow on a page of its own, in a card under the heading of that page: one leaves it by any link. */
export function PageFrame({ about, children }: PageFrameProps) {
  const styles = useStyles();
  const frame = useMemo(() => ({ ...noFrame, about, heading: 'h2' as const }), [about]);

  return (
    <Ground className={styles.ground}>
      <FrameContext value={frame}>{children}</FrameContext>
    </Ground>
  );
}

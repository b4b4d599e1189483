import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { Ground } from '#src/ui/data/Ground.tsx';

import { wide } from '#src/ui/spaces.ts';
import { FrameContext, noFrame } from './FrameContext.ts';

const useStyles = makeStyles({
  // Same padding as a dialog, so that the bar of buttons reaches the edges. Clipped at the rounded corners.
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
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  children: ReactNode;
};

/** Runs a flow in a card on a page. The user can leave it by any link. */
export function PageFrame({ about, children }: PageFrameProps) {
  const styles = useStyles();
  const frame = useMemo(() => ({ ...noFrame, about, heading: 'h2' as const }), [about]);

  return (
    <Ground className={styles.ground}>
      <FrameContext value={frame}>{children}</FrameContext>
    </Ground>
  );
}

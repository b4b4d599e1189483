import { makeStyles, tokens, usePositioning } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import { visibleBox } from '#src/ui/visible.ts';

const useStyles = makeStyles({
  popup: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    flexDirection: 'column',
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
});

type ChoicePopupProps = {
  isOpen: boolean;
  /** What it hangs on, and is as wide as. */
  target: HTMLElement | null;
  children: ReactNode;
};

/** Stands above everything, so that no dialog or card it is in cuts it off. */
export function ChoicePopup({ isOpen, target, children }: ChoicePopupProps) {
  const styles = useStyles();
  const boundary = useMemo(() => (isOpen ? visibleBox() : null), [isOpen]);
  const { containerRef } = usePositioning({
    target,
    position: 'below',
    align: 'start',
    offset: 4,
    strategy: 'fixed',
    matchTargetSize: 'width',
    autoSize: 'height',
    overflowBoundary: boundary,
    flipBoundary: boundary,
  });

  useLayoutEffect(() => {
    const popup: HTMLElement | null = containerRef.current;
    if (isOpen) popup?.showPopover?.();
    else popup?.hidePopover?.();
  }, [isOpen, containerRef]);

  return (
    <div
      ref={containerRef}
      popover="manual"
      hidden={!isOpen}
      className={styles.popup}
      style={{ display: isOpen ? 'flex' : 'none' }}
    >
      {children}
    </div>
  );
}

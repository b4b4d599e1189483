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
  target: HTMLElement | null;
  children: ReactNode;
};

/** Popup above everything else, so that a dialog or card does not clip it. */
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

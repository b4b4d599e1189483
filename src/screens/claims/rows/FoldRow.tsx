import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { wide } from '#src/ui/spaces.ts';

import { RowFace } from './RowFace.tsx';
import { useUnfolded } from './Unfolded.tsx';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px' },
  press: {
    flex: '1 1 240px',
    minWidth: 0,
    display: 'block',
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  beside: { maxWidth: '100%', boxSizing: 'border-box' },
  // Below the title if the end of the line has no room for it.
  below: { paddingInlineStart: '56px', paddingBlockEnd: '10px', [wide]: { padding: 0, minWidth: '190px' } },
  turned: { transform: 'rotate(180deg)' },
  inside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    paddingBlock: '8px 20px',
    [wide]: { paddingInlineStart: '72px' },
  },
});

type FoldRowProps = {
  /** Unique key of the row on the page. */
  name: string;
  leaf: ReactNode;
  title: ReactNode;
  titleId?: string;
  fine: ReactNode;
  chip: ReactNode;
  action?: ReactNode;
  menu?: ReactNode;
  /** Shows the chip only inside the row on narrow screens. */
  isChipSpared?: boolean;
  attributes: Record<`data-${string}`, string>;
  /** The address names this row, so it is expanded and scrolled into view. */
  isAimedAt?: boolean;
  children: ReactNode;
};

/** Row that expands to its details and remembers whether it is expanded. */
export function FoldRow({
  name,
  action = null,
  menu = null,
  attributes,
  isAimedAt = false,
  children,
  ...face
}: FoldRowProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const inside = useId();
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, turn] = useUnfolded(name, isAimedAt);
  useEffect(() => {
    if (isAimedAt) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAimedAt]);

  return (
    <div ref={row} {...attributes}>
      <div className={styles.line}>
        <button
          type="button"
          className={mergeClasses(styles.press, focus.ring)}
          aria-expanded={isOpen}
          aria-controls={inside}
          onClick={turn}
        >
          <RowFace {...face} sign={<ChevronDownRegular className={isOpen ? styles.turned : ''} />} />
        </button>
        {menu ? <div className={styles.beside}>{menu}</div> : null}
        {action ? <div className={mergeClasses(styles.beside, styles.below)}>{action}</div> : null}
      </div>
      <div id={inside}>{isOpen ? <div className={styles.inside}>{children}</div> : null}</div>
    </div>
  );
}

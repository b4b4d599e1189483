import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Key, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';

import { Readable } from '../data/Readable.tsx';
import { useFocusStyles } from '../focus/focusStyles.ts';
import { useFocusInPlace } from '../focus/useFocusBack.ts';
import { useTouchStyles } from '../touchStyles.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  item: { minWidth: 0 },
  lines: { gap: '8px' },
  rows: { gap: '16px' },
  ruled: {},
  matters: { gap: '16px' },
  rule: {
    ':not(:first-child)': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
  },
  matter: { ':not(:first-child)': { paddingBlockStart: '16px' } },
  more: { justifySelf: 'center', alignSelf: 'center' },
});

type LongListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Number of items shown at first and added each time. */
  step: number;
  /** Kind of items, which sets the space and the rule between them. */
  of: 'lines' | 'rows' | 'ruled' | 'matters';
  children: (item: Item) => ReactNode;
};

type RowProps<Item> = { item: Item; show: (item: Item) => ReactNode };

/** Renders a row below its error boundary. */
function Row<Item>({ item, show }: RowProps<Item>): ReactNode {
  return show(item);
}

export function LongList<Item>({ items, keyOf, step, of, children }: LongListProps<Item>) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const touch = useTouchStyles();
  const list = useRef<HTMLUListElement>(null);
  useFocusInPlace(list);
  const [shown, setShown] = useState(step);
  const left = items.length - shown;
  // Show a single remaining item, because the button would need as much space.
  const hidden = left > 1 ? left : 0;

  // The button moves or disappears, so move the focus to the first new item.
  const showMore = () => {
    flushSync(() => setShown(shown + step));
    (list.current?.children[shown] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <ul ref={list} className={mergeClasses(styles.list, styles[of])}>
        {items.slice(0, items.length - hidden).map((item) => (
          <li
            key={keyOf(item)}
            className={mergeClasses(
              styles.item,
              focus.ring,
              (of === 'ruled' || of === 'matters') && styles.rule,
              of === 'matters' && styles.matter,
            )}
            tabIndex={-1}
          >
            <Readable>
              <Row item={item} show={children} />
            </Readable>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button className={touch.target} onClick={showMore}>
            {hidden > step + 1 ? (
              <FormattedMessage id="data.show_more" values={{ count: step, hidden }} />
            ) : (
              <FormattedMessage id="data.show_rest" values={{ count: hidden }} />
            )}
          </Button>
        </div>
      ) : null}
    </>
  );
}

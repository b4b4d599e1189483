import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import type { UseComboboxReturnValue } from 'downshift';
import type { MouseEvent } from 'react';

import { type Choice, codeBeside } from './choices.ts';
import { useRows } from './useRows.ts';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outlineStyle: 'none',
  },
  row: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '12px',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  highlighted: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  code: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  mark: { flexShrink: 0, width: '16px', height: '16px' },
});

type ChoiceListProps = {
  box: Pick<
    UseComboboxReturnValue<Choice>,
    'isOpen' | 'highlightedIndex' | 'selectedItem' | 'getMenuProps' | 'getItemProps'
  >;
  choices: readonly Choice[];
};

export function ChoiceList({ box, choices }: ChoiceListProps) {
  const styles = useStyles();
  const { isOpen, highlightedIndex, selectedItem, getMenuProps, getItemProps } = box;
  const { list, rows, total, height, seen } = useRows({
    count: choices.length,
    isOpen,
    highlighted: highlightedIndex,
  });

  return (
    <div
      {...getMenuProps({ ref: list, onMouseLeave: stay })}
      tabIndex={-1}
      className={styles.list}
      style={{ height: seen }}
    >
      <div role="presentation" style={{ height: total }} />
      {rows.map(({ index, start }) => {
        const choice = choices[index];
        const code = choice && codeBeside(choice);
        return choice ? (
          <div
            {...getItemProps({ item: choice, index })}
            key={choice.value}
            className={mergeClasses(styles.row, index === highlightedIndex && styles.highlighted)}
            style={{ height, transform: `translateY(${start}px)` }}
            aria-selected={choice.value === selectedItem?.value}
            aria-setsize={choices.length}
            aria-posinset={index + 1}
          >
            <span className={styles.mark}>{choice.value === selectedItem?.value ? <CheckmarkRegular /> : null}</span>
            <span className={styles.name} title={choice.name}>
              {choice.name}
            </span>
            {code ? <span className={styles.code}>{code}</span> : null}
          </div>
        ) : null;
      })}
    </div>
  );
}

/** A list that closes under the pointer fires `mouseleave`, which would undo the choice. */
const stay = ({ nativeEvent }: MouseEvent) => Object.assign(nativeEvent, { preventDownshiftDefault: true });

import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';

import { UnfinishedItem } from '../add/UnfinishedItem.tsx';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '8px', justifyItems: 'start' },
  button: { minHeight: '44px', overflowWrap: 'anywhere' },
});

type AddItemButtonProps = {
  onAdd: () => void;
  isAdding: boolean;
  /** The id of what says why it is off. */
  reason: string;
};

/** Insures something more, where the partner sells it. Who may not write sees it, and why it is off. */
export function AddItemButton({ onAdd, isAdding, reason }: AddItemButtonProps) {
  const styles = useStyles();
  const { addingItems } = useRights();
  if (addingItems === 'hidden') return null;
  const isOff = addingItems === 'disabled';

  return (
    <div ref={toHeadingWhenGone} className={styles.place}>
      <Button
        className={styles.button}
        icon={<AddRegular />}
        aria-describedby={isOff ? reason : undefined}
        disabledFocusable={isOff}
        onClick={onAdd}
      >
        <FormattedMessage id="claims.items.add" />
      </Button>
      {/* Behind the dialog it would come with the first thing typed, and go with the purchase. */}
      {isOff || isAdding ? null : <UnfinishedItem />}
    </div>
  );
}

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
  /** Id of the element that explains why the button is disabled. */
  reason: string;
};

/** Button to insure another item, if the partner sells that. Disabled with a reason for users without write access. */
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
      {/* Hidden while the dialog is open: it would appear with the first typed character and vanish with the
          purchase. */}
      {isOff || isAdding ? null : <UnfinishedItem />}
    </div>
  );
}

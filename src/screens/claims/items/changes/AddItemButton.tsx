import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';

const useStyles = makeStyles({ button: { minHeight: '44px', overflowWrap: 'anywhere' } });

type AddItemButtonProps = {
  onAdd: () => void;
  /** The id of what says why it is off. */
  reason: string;
};

/** Insures something more, where the partner sells it. Who may not write sees it, and why it is off. */
export function AddItemButton({ onAdd, reason }: AddItemButtonProps) {
  const styles = useStyles();
  const { addingItems } = useRights();
  if (addingItems === 'hidden') return null;
  const isOff = addingItems === 'disabled';

  return (
    <div ref={toHeadingWhenGone}>
      <Button
        className={styles.button}
        icon={<AddRegular />}
        aria-describedby={isOff ? reason : undefined}
        disabledFocusable={isOff}
        onClick={onAdd}
      >
        <FormattedMessage id="claims.items.add" />
      </Button>
    </div>
  );
}

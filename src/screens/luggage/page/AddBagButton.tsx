import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';

const useStyles = makeStyles({ button: { minHeight: '44px', overflowWrap: 'anywhere' } });

type AddBagButtonProps = {
  onAdd: () => void;
  /** Id of the element that explains why the button is disabled. */
  reason: string;
};

/** Main action of the page. Disabled with a reason for users without write access. */
export function AddBagButton({ onAdd, reason }: AddBagButtonProps) {
  const styles = useStyles();
  const { addingBags } = useRights();
  if (addingBags === 'hidden') return null;
  const isOff = addingBags === 'disabled';

  return (
    <div ref={toHeadingWhenGone}>
      <Button
        className={styles.button}
        appearance={isOff ? 'secondary' : 'primary'}
        icon={<AddRegular />}
        aria-describedby={isOff ? reason : undefined}
        disabledFocusable={isOff}
        onClick={onAdd}
      >
        <FormattedMessage id="luggage.add" />
      </Button>
    </div>
  );
}

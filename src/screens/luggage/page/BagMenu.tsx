import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import { useRights } from '#src/session/useRights.ts';
import { ActionMenu } from '#src/ui/ActionMenu.tsx';

type BagMenuProps = {
  bag: Bag;
  /** Id of the element that explains why the actions are disabled. */
  whyNot: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

/** Menu of the actions that the user's rights allow. Disabled for users without write access. */
export function BagMenu({ bag: { pir }, whyNot, onEdit, onDelete }: BagMenuProps) {
  const { formatMessage } = useIntl();
  const { editingBags, deletingBags } = useRights();
  if (editingBags === 'hidden' && deletingBags === 'hidden') return null;

  return (
    <ActionMenu
      label={formatMessage({ id: 'luggage.menu' }, { pir })}
      isOff={editingBags === 'disabled' || deletingBags === 'disabled'}
      whyNot={whyNot}
      actions={[
        { text: 'luggage.edit', icon: <EditRegular />, isOffered: editingBags === 'enabled', onChoose: onEdit },
        { text: 'luggage.delete', icon: <DeleteRegular />, isOffered: deletingBags === 'enabled', onChoose: onDelete },
      ]}
    />
  );
}

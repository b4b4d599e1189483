import { DismissCircleRegular, EditRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { ActionMenu } from '#src/ui/ActionMenu.tsx';

import { getItemName, type Item, listEditableFields } from '../item.ts';
import type { ItemAct } from './dialogs.ts';

type ItemMenuProps = {
  item: Item;
  /** Id of the element that explains why the actions are disabled. */
  whyNot: string | undefined;
  onChoose: (act: ItemAct) => void;
};

/** Menu of the actions that the user's rights allow. Disabled for users without write access. */
export function ItemMenu({ item, whyNot, onChoose }: ItemMenuProps) {
  const { formatMessage } = useIntl();
  const { editingItems, cancellingItems } = useRights();
  const isEditable = editingItems !== 'hidden' && listEditableFields(item).length > 0;
  if (!isEditable && cancellingItems === 'hidden') return null;

  return (
    <ActionMenu
      label={formatMessage({ id: 'claims.items.menu' }, { name: getItemName(item) })}
      isOff={whyNot !== undefined}
      whyNot={whyNot}
      actions={[
        {
          text: 'claims.items.edit',
          icon: <EditRegular />,
          isOffered: isEditable && editingItems === 'enabled',
          onChoose: () => onChoose('edit'),
        },
        {
          text: 'claims.items.cancel',
          icon: <DismissCircleRegular />,
          isOffered: cancellingItems === 'enabled',
          onChoose: () => onChoose('cancel'),
        },
      ]}
    />
  );
}

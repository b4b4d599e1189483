import { DeleteRegular, EditRegular, StarRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { ActionMenu } from '#src/ui/ActionMenu.tsx';

import type { MethodRowProps } from './methodRow.props.ts';

/** Menu of the actions that the user's rights allow. Disabled for users without write access. */
export function MethodMenu({ method, whyNot, isBusy, onPrefer, onEdit, onDelete }: MethodRowProps) {
  const { formatMessage } = useIntl();
  const { editingPayouts, deletingPayouts } = useRights();
  if (editingPayouts === 'hidden' && deletingPayouts === 'hidden') return null;
  const isEditable = editingPayouts === 'enabled';

  return (
    <ActionMenu
      label={formatMessage({ id: 'payouts.menu' }, { description: method.description })}
      isOff={editingPayouts === 'disabled' || deletingPayouts === 'disabled'}
      whyNot={whyNot}
      isBusy={isBusy}
      actions={[
        {
          text: 'payouts.prefer',
          icon: <StarRegular />,
          isOffered: isEditable && !method.isPreferred,
          onChoose: onPrefer,
        },
        { text: 'payouts.edit', icon: <EditRegular />, isOffered: isEditable, onChoose: onEdit },
        {
          text: 'payouts.delete',
          icon: <DeleteRegular />,
          isOffered: deletingPayouts === 'enabled',
          onChoose: onDelete,
        },
      ]}
    />
  );
}

import { AddRegular, ClipboardTaskListLtrRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { hasRoom } from '#machines/monitoring/monitoredItems.ts';
import { getActionPlanPath } from '#src/lib/links/paths.ts';
import { ActionMenu } from '#src/ui/ActionMenu.tsx';

import type { MonitoredType } from '../WatchedItem.tsx';
import type { Doing } from './ItemDialog.tsx';

type ItemMenuProps = {
  type: MonitoredType;
  item: MonitoredType['items'][number];
  types: readonly MonitoredType[];
  whyNot: string | undefined;
  isFresh: boolean;
  onChoose: (doing: Doing) => void;
};

/**
 * The actions for an item. Read-only users can still open its plan, so an item with a plan keeps an enabled menu for
 * them.
 */
export function ItemMenu({ type, item, types, whyNot, isFresh, onChoose }: ItemMenuProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { dataType } = type;
  const mayWrite = whyNot === undefined;
  const alert = item.alerts.find(({ completed }) => !completed) ?? item.alerts[0];

  return (
    <ActionMenu
      label={formatMessage({ id: 'monitoring.menu' }, { name: item.friendlyName || item.displayValue })}
      isOff={!mayWrite && !alert}
      whyNot={whyNot}
      actions={[
        {
          text: 'monitoring.plan',
          icon: <ClipboardTaskListLtrRegular />,
          isOffered: alert !== undefined,
          onChoose: () => void navigate(getActionPlanPath(alert?.alertId ?? '')),
        },
        {
          text: 'monitoring.add.another',
          icon: <AddRegular />,
          isOffered: mayWrite && hasRoom(type),
          onChoose: () => onChoose({ what: 'adding', dataType, types }),
        },
        {
          text: 'monitoring.edit',
          icon: <EditRegular />,
          isOffered: mayWrite,
          onChoose: () => onChoose({ what: 'renaming', dataType, item, isFresh }),
        },
        {
          text: 'monitoring.delete',
          icon: <DeleteRegular />,
          isOffered: mayWrite,
          onChoose: () => onChoose({ what: 'deleting', item }),
        },
      ]}
    />
  );
}

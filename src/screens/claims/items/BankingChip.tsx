import { PlugConnectedRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { findBankingPermission } from '#rules/claims/banking.ts';
import { Chip } from '#src/ui/content/Chip.tsx';

import type { Item } from './item.ts';

/**
 * Shows whether the insurer has access to the item's bank data. Claims for an item that requires it are blocked without
 * access.
 */
export function BankingChip({ item }: { item: Item }) {
  const banking = findBankingPermission(item);
  if (!banking) return null;

  const { required, granted } = banking;
  return (
    <Chip
      tone={granted ? 'success' : required ? 'warning' : 'neutral'}
      icon={granted ? <PlugConnectedRegular /> : <PlugDisconnectedRegular />}
    >
      <FormattedMessage
        id={granted ? 'claims.items.connected' : required ? 'claims.items.not_connected' : 'claims.items.not_needed'}
      />
    </Chip>
  );
}

import { addresses } from '#src/lib/addresses.ts';

import { LinkRow } from '../rows/LinkRow.tsx';
import { BankingChip } from './BankingChip.tsx';
import { ItemLeaf } from './ItemLeaf.tsx';
import { getItemName, type Item, toText } from './item.ts';

export function ItemLine({ item }: { item: Item }) {
  return (
    <LinkRow
      to={`${addresses.insurance}?item=${item.itemId}`}
      leaf={<ItemLeaf />}
      title={getItemName(item)}
      fine={toText(item.properties.address)}
      chip={<BankingChip item={item} />}
      attributes={{ 'data-item': item.itemId }}
    />
  );
}

import { addresses } from '#src/lib/addresses.ts';

import { LinkRow } from '../rows/LinkRow.tsx';
import { BankingChip } from './BankingChip.tsx';
import { ItemLeaf } from './ItemLeaf.tsx';
import { type Item, nameOf, textOf } from './item.ts';

export function ItemLine({ item }: { item: Item }) {
  return (
    <LinkRow
      to={`${addresses.insurance}?item=${item.itemId}`}
      leaf={<ItemLeaf />}
      title={nameOf(item)}
      fine={textOf(item.properties.address)}
      chip={<BankingChip item={item} />}
      attributes={{ 'data-item': item.itemId }}
    />
  );
}

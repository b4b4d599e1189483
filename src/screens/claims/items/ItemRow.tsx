import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { FoldRow } from '../rows/FoldRow.tsx';
import { BankingChip } from './BankingChip.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLeaf } from './ItemLeaf.tsx';
import { getItemName, type Item, toText } from './item.ts';

/** Row of an insured item that expands to its details. Expanded if the address names the item. */
export function ItemRow({ item, menu }: { item: Item; menu: ReactNode }) {
  const [search] = useSearchParams();

  return (
    <FoldRow
      name={item.itemId}
      leaf={<ItemLeaf />}
      title={getItemName(item)}
      fine={toText(item.properties.address)}
      chip={<BankingChip item={item} />}
      menu={menu}
      attributes={{ 'data-item': item.itemId }}
      isAimedAt={search.get('item') === item.itemId}
    >
      <ItemFacts item={item} />
    </FoldRow>
  );
}

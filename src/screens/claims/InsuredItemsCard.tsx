import type { ReactNode } from 'react';

import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { ItemLine } from './items/ItemLine.tsx';
import type { Item } from './items/item.ts';
import { useItems } from './items/useItems.ts';

type InsuredItemsCardProps = {
  noteOf?: (items: readonly Item[]) => ReactNode;
  action?: ReactNode;
  emptyAction?: ReactNode;
  /** Renders a row. `isFresh` is true if the list was just read. */
  rowOf?: (item: Item, isFresh: boolean) => ReactNode;
};

/** Lists the insured items and whether the insurer may access their bank data. */
export function InsuredItemsCard({
  noteOf = () => null,
  action = null,
  emptyAction = action,
  rowOf = (item) => <ItemLine item={item} />,
}: InsuredItemsCardProps) {
  const reading = useItems();

  return (
    <DataCard
      title="claims.items.title"
      reading={reading}
      failed="claims.items.failed"
      isEmpty={({ items }) => items.length === 0}
      empty="claims.items.empty"
      emptyAction={emptyAction}
      footer={action}
    >
      {({ items }) => (
        <>
          {noteOf(items)}
          <LongList items={items} keyOf={({ itemId }) => itemId} step={5} of="ruled">
            {(item) => rowOf(item, reading.view === 'loaded')}
          </LongList>
        </>
      )}
    </DataCard>
  );
}

import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { getDisruptionPath } from '#src/lib/links/paths.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { LinkRow } from '../rows/LinkRow.tsx';
import { ItemLeaf } from './ItemLeaf.tsx';
import { getItemName, type Item, toText } from './item.ts';
import { useItems } from './useItems.ts';

/** Lists insured items that the insurer watches, each with a link to its options. */
export function WatchedItems() {
  const { data, ...reading } = useItems();

  return (
    <DataCard
      title="resolutions.list.items"
      reading={{ ...reading, data: data?.items.filter(isWatched) ?? null }}
      failed="claims.items.failed"
      isEmpty={({ length }) => length === 0}
      empty="resolutions.list.items.none"
      emptyAction={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id="shell.nav.claims" />
        </TextLink>
      }
    >
      {(items) => (
        <LongList items={items} keyOf={({ itemId }) => itemId} step={20} of="ruled">
          {(item) => (
            <LinkRow
              to={getDisruptionPath({ category: 'ITEM', itemId: item.itemId, monitorId: item.monitorId })}
              leaf={<ItemLeaf />}
              title={getItemName(item)}
              fine={toText(item.properties.address)}
              chip={null}
              attributes={{ 'data-item': item.itemId }}
            />
          )}
        </LongList>
      )}
    </DataCard>
  );
}

const isWatched = (item: Item): item is Item & { monitorId: string } => Boolean(item.monitorId);

import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { usePermissions, useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { BagLine } from './BagLine.tsx';
import { useBags } from './useBags.ts';
import { isLost, WayOut } from './WayOut.tsx';

/** Lists bags that were not returned, each with a link to its options. Hidden without the right to see lost bags. */
export function LostBags() {
  const { seeingLuggage } = usePermissions();
  return seeingLuggage === 'enabled' ? <Bags /> : null;
}

function Bags() {
  const { data, ...reading } = useBags();
  const { mayResolve } = useRights();

  return (
    <DataCard
      title="resolutions.list.bags"
      reading={{ ...reading, data: data?.filter(isLost) ?? null }}
      failed="luggage.failed"
      isEmpty={({ length }) => length === 0}
      empty="resolutions.list.bags.none"
      emptyAction={
        <TextLink to={addresses.luggage}>
          <FormattedMessage id="luggage.all" />
        </TextLink>
      }
    >
      {(bags) => (
        <LongList items={bags} keyOf={({ bagId }) => bagId} step={20} of="matters">
          {(bag) => <BagLine bag={bag} action={mayResolve ? <WayOut bag={bag} /> : null} />}
        </LongList>
      )}
    </DataCard>
  );
}

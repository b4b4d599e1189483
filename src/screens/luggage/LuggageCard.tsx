import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { usePermissions } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';
import { BagLine } from './BagLine.tsx';
import { useBags } from './useBags.ts';

export function LuggageCard() {
  const { seeingLuggage } = usePermissions();
  const all =
    seeingLuggage === 'enabled' ? (
      <TextLink to={addresses.luggage}>
        <FormattedMessage id="luggage.all" />
      </TextLink>
    ) : null;

  return (
    <DataCard
      title="luggage.title"
      reading={useBags()}
      failed="luggage.failed"
      isEmpty={({ length }) => length === 0}
      empty="luggage.empty"
      emptyAction={all}
      way={all}
    >
      {(bags) => (
        <>
          <Figure id="luggage.figure" count={bags.length} />
          <LongList items={bags} keyOf={({ bagId }) => bagId} step={5} of="matters">
            {(bag) => <BagLine bag={bag} />}
          </LongList>
        </>
      )}
    </DataCard>
  );
}

import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { usePayoutMethods } from '#src/session/payouts/usePayoutMethods.ts';
import { usePermissions, useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';
import { MethodWords } from './MethodWords.tsx';
import { useNoMethodsText } from './useNoMethodsText.ts';

export function PaymentMethodsCard() {
  const { seeingPayouts } = usePermissions();
  const { addingPayouts } = useRights();
  const wayTo = (text: TextId) =>
    seeingPayouts === 'enabled' ? (
      <TextLink to={addresses.payoutMethods}>
        <FormattedMessage id={text} />
      </TextLink>
    ) : null;

  return (
    <DataCard
      title="payouts.title"
      reading={usePayoutMethods()}
      failed="payouts.failed"
      isEmpty={({ length }) => length === 0}
      empty={useNoMethodsText()}
      emptyAction={wayTo(addingPayouts === 'enabled' ? 'payouts.add' : 'payouts.all')}
      way={wayTo('payouts.all')}
    >
      {(methods) => (
        <>
          {methods.length > 1 ? <Figure id="payouts.figure" count={methods.length} /> : null}
          <LongList items={methods} keyOf={({ payoutMethodId }) => payoutMethodId} step={5} of="rows">
            {(method) => <MethodWords method={method} />}
          </LongList>
        </>
      )}
    </DataCard>
  );
}

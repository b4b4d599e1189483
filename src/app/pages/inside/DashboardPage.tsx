import { getVariant } from '#rules/datasets.ts';
import { ClaimsCard } from '#src/screens/claims/ClaimsCard.tsx';
import { InsuredItemsCard } from '#src/screens/claims/InsuredItemsCard.tsx';
import { NeedsOwner } from '#src/screens/claims/overview/NeedsOwner.tsx';
import { useOwnersStanding } from '#src/screens/claims/overview/useOwnersStanding.tsx';
import { GoodToKnow } from '#src/screens/content/bundles/GoodToKnow.tsx';
import type { Cards } from '#src/screens/dashboard/cards.ts';
import { Dashboard } from '#src/screens/dashboard/Dashboard.tsx';
import { Greeting } from '#src/screens/dashboard/Greeting.tsx';
import { SummaryCard } from '#src/screens/dashboard/SummaryCard.tsx';
import { LuggageCard } from '#src/screens/luggage/LuggageCard.tsx';
import { InitialScanCard } from '#src/screens/monitoring/InitialScanCard.tsx';
import { MonitoredDataCard } from '#src/screens/monitoring/MonitoredDataCard.tsx';
import { PassengersCard } from '#src/screens/passengers/PassengersCard.tsx';
import { PaymentMethodsCard } from '#src/screens/payouts/PaymentMethodsCard.tsx';
import { MayBeHad } from '#src/screens/resolutions/glance/MayBeHad.tsx';
import { InsureTripButton } from '#src/screens/trips/InsureTripButton.tsx';
import { NeedsYouNow } from '#src/screens/trips/overview/NeedsYouNow.tsx';
import { NextTrip } from '#src/screens/trips/overview/NextTrip.tsx';
import { useStanding } from '#src/screens/trips/overview/useStanding.tsx';
import { TripsCard } from '#src/screens/trips/TripsCard.tsx';
import { useApp } from '#src/session/portal.ts';
import { TakeOff } from '#src/ui/content/TakeOff.tsx';

import { dialogs, SendPayoutDetails } from '../claims/dialogs.ts';

const cards: Cards = {
  GREETING: Welcome,
  NEEDS_YOU_NOW: Needs,
  NEEDS_OWNER: () => <NeedsOwner dialogs={dialogs} payoutDetails={SendPayoutDetails} />,
  NEXT_TRIP: NextTrip,
  INITIAL_SCAN: InitialScanCard,
  TRIPS: TripsCard,
  SUMMARY: SummaryCard,
  LUGGAGE: LuggageCard,
  PASSENGERS: PassengersCard,
  PAYMENT_METHODS: PaymentMethodsCard,
  MONITORED_DATA: MonitoredDataCard,
  INSURED_ITEMS: InsuredItemsCard,
  CLAIMS: ClaimsCard,
  UNASKED: GoodToKnow,
};

export default function DashboardPage() {
  return <Dashboard cards={cards} />;
}

function Needs() {
  return (
    <NeedsYouNow
      mayBeHad={(which, unknown, onDecided) => (
        <MayBeHad which={which} onDecided={onDecided}>
          {unknown}
        </MayBeHad>
      )}
    />
  );
}

function Welcome() {
  const variant = useApp(({ context }) => context.theme && getVariant(context.theme.config.flags));
  return variant === 'travel' ? <TravellersWelcome /> : variant === 'parametric' ? <OwnersWelcome /> : <Greeting />;
}

function OwnersWelcome() {
  return <Greeting standing={useOwnersStanding()} />;
}

/**
 * Shows the greeting with a button to insure a trip, prominent unless something needs attention or the greeting is an
 * invitation itself.
 */
function TravellersWelcome() {
  const { text, isUrgent, hasNone } = useStanding();
  return (
    <Greeting
      standing={text}
      action={
        <>
          <TakeOff />
          {hasNone ? null : <InsureTripButton isQuiet={isUrgent} />}
        </>
      }
    />
  );
}

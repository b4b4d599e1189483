import { ClaimsCard } from '#src/screens/claims/ClaimsCard.tsx';
import { InsuredItemsCard } from '#src/screens/claims/InsuredItemsCard.tsx';
import type { Cards } from '#src/screens/dashboard/cards.ts';
import { Dashboard } from '#src/screens/dashboard/Dashboard.tsx';
import { SummaryCard } from '#src/screens/dashboard/SummaryCard.tsx';
import { LuggageCard } from '#src/screens/luggage/LuggageCard.tsx';
import { InitialScanCard } from '#src/screens/monitoring/InitialScanCard.tsx';
import { MonitoredDataCard } from '#src/screens/monitoring/MonitoredDataCard.tsx';
import { PassengersCard } from '#src/screens/passengers/PassengersCard.tsx';
import { PaymentMethodsCard } from '#src/screens/payouts/PaymentMethodsCard.tsx';
import { TripsCard } from '#src/screens/trips/TripsCard.tsx';

const cards: Cards = {
  INITIAL_SCAN: InitialScanCard,
  TRIPS: TripsCard,
  SUMMARY: SummaryCard,
  LUGGAGE: LuggageCard,
  PASSENGERS: PassengersCard,
  PAYMENT_METHODS: PaymentMethodsCard,
  MONITORED_DATA: MonitoredDataCard,
  INSURED_ITEMS: InsuredItemsCard,
  CLAIMS: ClaimsCard,
};

/** The dashboard with the cards of every area. */
export default function DashboardPage() {
  return <Dashboard cards={cards} />;
}

import { getVariant } from '#rules/datasets.ts';
import { WatchedItems } from '#src/screens/claims/items/WatchedItems.tsx';
import { LostBags } from '#src/screens/luggage/LostBags.tsx';
import { DisruptedFlights } from '#src/screens/trips/overview/DisruptedFlights.tsx';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { useApp } from '#src/session/portal.ts';

/** Lists the customer's disruptions, depending on the partner's variant: flights and bags, or insured items. */
export function Disruptions() {
  const hasCome = useArrivals();
  const flags = useApp(({ context }) => context.theme?.config.flags);

  return flags && getVariant(flags) === 'parametric' ? (
    <WatchedItems />
  ) : (
    <>
      <DisruptedFlights />
      {hasCome('TRIPS') ? <LostBags /> : null}
    </>
  );
}

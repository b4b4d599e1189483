import { useSelector } from '@xstate/react';

import type { FlightLookupActor } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';

import type { PageProps } from '../AddInsurance.tsx';
import { TripSoFar } from '../TripSoFar.tsx';
import { ByHand } from './ByHand.tsx';
import { ChooseFlights } from './ChooseFlights.tsx';
import { DescribeFlight } from './DescribeFlight.tsx';

export type LookupProps = PageProps & { lookup: FlightLookupActor };

/** One flight: described, entered by hand, or chosen from several. A page stays while an answer is waited for. */
export function Lookup(props: LookupProps) {
  const state = useSelector(props.lookup, (snapshot) => snapshot);
  const Page = { describing: DescribeFlight, entering: ByHand, choosing: ChooseFlights }[state.context.page];

  return (
    <div {...flowAttributes(state)}>
      <Page {...props}>
        <TripSoFar flow={props.flow} />
      </Page>
    </div>
  );
}

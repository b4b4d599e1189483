import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { toFlightLookupDraft } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { later } from '#src/ui/connection/later.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { TripSoFar } from '../steps/TripSoFar.tsx';
import { ChooseFlights } from './ChooseFlights.tsx';
import { DescribeFlight } from './DescribeFlight.tsx';
import { FoundFlight } from './found/FoundFlight.tsx';
import type { LookupProps } from './lookup.props.ts';

export const ByHand = later(() => fromFile('byHand', () => import('./ByHand.tsx')));

/**
 * Adds one flight: described, entered by hand or chosen from several. The page stays mounted while an answer is
 * pending.
 */
export function Lookup(props: LookupProps) {
  const { fill } = useFillStyles();
  const state = useSelector(props.lookup, (snapshot) => snapshot);
  const { chartered } = props.setting;
  useEffect(() => {
    if (chartered) void ByHand.ahead();
  }, [chartered]);
  const Page = { describing: DescribeFlight, entering: ByHand, showing: FoundFlight, choosing: ChooseFlights }[
    state.context.page
  ];

  return (
    <div className={fill} {...flowAttributes(state)}>
      <Page {...props}>
        <TripSoFar
          flow={props.flow}
          isFixed={state.hasTag('working')}
          onChange={() => props.flow.send({ type: 'trip.reopened', lookup: toFlightLookupDraft(state) })}
        />
      </Page>
    </div>
  );
}

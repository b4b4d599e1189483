import { is, type Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';

import { toAddInsuranceDraft } from '#machines/insurance/addInsurance.machine.ts';
import { addInsuranceModel } from '#machines/insurance/addInsurance.model.ts';
import { toCompleteTripDraft } from '#machines/insurance/completion/completeTrip.machine.ts';
import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { toFlightLookupDraft } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import { tripDraft } from '#src/screens/insurance/draft.ts';

type DraftOf = (snapshot: never) => { page: string };

/** The state in which a flow resumes if it was left in a transient state, or on a page with a transient message. */
const elsewhere: Record<string, string> = {
  'addInsurance changing': 'describing',
  'addInsurance listing.miscounted': 'listing.open',
  'flightLookup checking describing': 'describing',
  'flightLookup checking entering': 'entering',
  'flightLookup creating entering': 'entering',
  'flightLookup confirming': 'choosing',
  'completeTrip travellers.debouncing': 'travellers.selecting',
  'completeTrip travellers.adding': 'travellers.selecting',
  'completeTrip details.refused': 'details.reading',
  'completeTrip purchasing': 'checkingOutcome',
  'completeTrip outcomeUnknown': 'checkingOutcome',
  'completeTrip notReceived': 'checkingOutcome',
  'completeTrip insured': 'checkingOutcome',
};

const flows: [AnyModel, DraftOf][] = [
  [addInsuranceModel, toAddInsuranceDraft],
  [flightLookupModel, toFlightLookupDraft],
  [completeTripModel, toCompleteTripDraft],
];

const leafOf = ({ _nodes }: AnyMachineSnapshot): string => _nodes.at(-1)?.path.join('.') ?? '';

describe.each(flows)('a draft of %#', (model, draftOf) => {
  const { id } = model.machine;
  const places = exploreGraph(model).places.filter(
    ({ isFinal, label }) => !isFinal && !label.startsWith('payoutMissing'),
  );

  it.each(places.map((place) => [place.label, place] as const))(
    `of the flow ${id}, left in %s, restores the same step with the same values`,
    (_, { input, snapshot }) => {
      const draft = JSON.parse(JSON.stringify(draftOf(snapshot as never)));
      const later = createActor(model.machine, {
        // A payout method exists by then.
        input: { ...(model.inputs[input] as object), lacksPayout: false, draft },
      }).getSnapshot() as AnyMachineSnapshot;

      const left = leafOf(snapshot);
      expect(leafOf(later)).toBe(elsewhere[`${id} ${left}`] ?? elsewhere[`${id} ${left} ${draft.page}`] ?? left);
      expect(draftOf(later as never)).toEqual(draft);
      if (id === 'addInsurance') expect(is(draft, tripDraft.struct as Struct<never>)).toBe(true);
    },
  );
});

import { fireEvent, screen } from '@testing-library/react';
import { request } from '#machines/insurance/flights.model.ts';
import { byHand } from '#machines/insurance/lookup/flightLookup.model.ts';
import { spec } from '#paths/specs/flightLookup.ts';
import { chooseFlights } from '#paths/specs/shared/insuring.ts';
import { draftItemOf, type FoundFlight } from '#rules/trips/insuring.ts';
import { checked, lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { anna, idOf } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer } from '#tests/kit/walks/answers.ts';
import { goOn, left, leftUnfinished, out } from '#tests/kit/walks/insuring.ts';
import { type Stage, skyPage } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const onward = lookedUp('LHR-JFK', '2026-12-01', { flightId: idOf(62) });
const moved = lookedUp('OSL-LHR', '2026-12-02', { flightId: idOf(66) });
const movedOnward = lookedUp('LHR-JFK', '2026-12-02', { flightId: idOf(67) });
/** At the time at which it was entered by hand, where it was. */
const entered = { ...out, embarkTime: byHand.embarkTime };
const first = 'Oslo Gardermoen to London Heathrow';
const before = lookedUp('CDG-OSL', '2026-11-28', { flightId: idOf(63) });
const early = lookedUp('LHR-OSL', '2026-12-01', { flightId: idOf(65), embarkTime: '06:00', direction: 'inbound' });

const single = { ...left, page: 'looking up' } as const;
const multi = { ...single, tripType: 'multi' } as const;
const charterer = {
  ...anna,
  signedInAt: skyPage.now,
  accessProfile: [...anna.accessProfile, { feature: 'customer-travel-chartered', accessRights: ['CREATE'] }],
};

/** Of the first of several, where another day may have been chosen before. */
async function chooseDay(stage: Stage, [wanted]: FoundFlight[]): Promise<void> {
  const [tick] = chooseFlights;
  await perform(stage, [tick], { flights: [first] });
  fireEvent.change(screen.getByLabelText(say('insurance.choose.date')), { target: { value: wanted?.embarkDate } });
}

walkThrough(spec, {
  inputs: {
    'the flight of a single trip': leftUnfinished(single),
    'a leg': leftUnfinished({ ...multi, items: [draftItemOf([before])] }),
    'the way back, after the same flight out': leftUnfinished({
      ...single,
      tripType: 'return',
      items: [draftItemOf([out])],
    }),
    'a flight, by who may charter': { ...leftUnfinished(multi), session: charterer },
    'left while entering by hand': {
      ...leftUnfinished({ ...multi, lookup: { page: 'entering', request, byHand, found: [] } }),
      session: charterer,
    },
    'left while choosing': leftUnfinished({
      ...single,
      lookup: { page: 'choosing', request, byHand: null, found: [out, onward] },
    }),
  },
  begin: goOn,
  onceEach: true,
  answers: {
    checkFlight: {
      'one flight': answer('FlightCheck', checked([entered])),
      'two flights': answer('FlightCheck', checked([entered, onward])),
      'a flight of that morning': answer('FlightCheck', checked([early])),
      'the flight, hours later': answer('FlightCheck', checked([{ ...entered, embarkTime: '13:45' }])),
      'no flight': answer('FlightCheck', checked([])),
      'one flight, but not with 200': answer('FlightCheck', checked([out], 203)),
    },
    confirmFlights: {
      'the flight': answer('FlightCheck', checked([moved])),
      'another flight': answer('FlightCheck', checked([movedOnward])),
    },
    createFlight: {
      created: answer('CreateFlight', { createFlight: { __typename: 'Flight', flightId: idOf(64) } }),
    },
  },
  before: async (stage, event) => {
    if (event.type === 'flights.chosen') await chooseDay(stage, event.flights as FoundFlight[]);
  },
  fields: {
    // By the clocks of Oslo.
    'flight.entered': { 'SK101 from Oslo': { embarkTime: '10:00' } },
    'flights.chosen': {
      one: { flights: [first] },
      'one, a day later': { flights: [first] },
      two: { flights: [first, 'London Heathrow to New York John F. Kennedy'] },
    },
  },
});

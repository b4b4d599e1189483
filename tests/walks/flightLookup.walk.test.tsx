import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { request } from '#machines/insurance/flights.model.ts';
import { byHand, flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';
import { flightLookupGestures } from '#paths/gestures/flightLookup.ts';
import { flightLookupSights } from '#paths/sights/flightLookup.ts';
import { draftItemOf, type FoundFlight } from '#rules/trips/insuring.ts';
import { checked, lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { anna, idOf } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer, lose, readNotice, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import type { Answer } from '#tests/kit/walks/flow.ts';
import { goOn, left, leftUnfinished, out } from '#tests/kit/walks/insuring.ts';
import { type Stage, skyPage, until } from '#tests/kit/walks/stage.tsx';
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
  const [tick] = flightLookupGestures['flights.chosen'];
  await perform(stage, [tick], { flights: [first] });
  fireEvent.change(screen.getByLabelText(say('insurance.choose.date')), { target: { value: wanted?.embarkDate } });
}

const marked = (field: string) => document.querySelector(field)?.getAttribute('aria-invalid');

/** Answers so that a field is marked, wherever the flow does not go on to another page. */
const mark =
  (field: string, respond: Answer): Answer =>
  async (stage, step) => {
    await respond(stage, step);
    const isMarked = /^(describing|choosing)/.test(step.to) || step.to.includes('by hand');
    if (isMarked) await until(() => expect(marked(field), field).toBe('true'));
  };

const [number, day, dayOfFirst] = ['#flightNumber', '#embarkDate', '[id="depDate.0"]'];

walkThrough(flightLookupModel, {
  gestures: flightLookupGestures,
  sights: flightLookupSights,
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
  holds: ['FlightCheck', 'CreateFlight'],
  answers: {
    checkFlight: {
      'one flight': answer('FlightCheck', checked([entered])),
      'two flights': answer('FlightCheck', checked([entered, onward])),
      'a flight of that morning': async (stage, step) => {
        const respond = answer('FlightCheck', checked([early]));
        await (step.to.startsWith('describing') ? mark(day, respond) : respond)(stage, step);
      },
      'the flight, hours later': async (stage, step) => {
        const respond = answer('FlightCheck', checked([{ ...entered, embarkTime: '13:45' }]));
        await respond(stage, step);
        if (step.to.startsWith('entering')) await until(() => expect(marked('#localTime')).toBe('true'));
      },
      'no flight': mark(number, answer('FlightCheck', checked([]))),
      'one flight, but not with 200': answer('FlightCheck', checked([out], 203)),
      FLIGHT_SCHEDULE_NOT_FOUND: mark(number, refuse('FlightCheck', 'FLIGHT_SCHEDULE_NOT_FOUND')),
      FLIGHT_TOO_SOON: mark(day, refuse('FlightCheck', 'FLIGHT_TOO_SOON')),
      NO_FLIGHT_FOR_DATE: refuse('FlightCheck', 'NO_FLIGHT_FOR_DATE'),
      'a message without a code': ({ wire }) => wire.refuse('FlightCheck', { status: 500, message: 'Carrier offline' }),
      'no answer': lose('FlightCheck'),
    },
    confirmFlights: {
      'the flight': answer('FlightCheck', checked([moved])),
      'another flight': mark(dayOfFirst, answer('FlightCheck', checked([movedOnward]))),
      FLIGHT_TOO_SOON: mark(dayOfFirst, refuse('FlightCheck', 'FLIGHT_TOO_SOON')),
      NO_FLIGHT_FOR_DATE: refuse('FlightCheck', 'NO_FLIGHT_FOR_DATE'),
      'a message without a code': ({ wire }) => wire.refuse('FlightCheck', { status: 500, message: 'Carrier offline' }),
      'no answer': lose('FlightCheck'),
    },
    createFlight: {
      created: answer('CreateFlight', { createFlight: { __typename: 'Flight', flightId: idOf(64) } }),
      FLIGHT_TOO_SOON: mark(day, refuse('CreateFlight', 'FLIGHT_TOO_SOON')),
      FLIGHT_NOT_PERMITTED: refuse('CreateFlight', 'FLIGHT_NOT_PERMITTED'),
      'no answer': lose('CreateFlight'),
    },
  },
  brings: {},
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
  asks: {
    react: readReaction,
    announceUncheckable: (stage) => readNotice(stage, 'errors.validating_flight'),
    announceUnanswered: (stage) => readNotice(stage, 'errors.no_answer'),
  },
});

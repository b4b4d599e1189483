import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createRawAnswer } from '#tests/kit/gateway/insurer.ts';
import { id } from '#tests/kit/gateway/samples/sample.ts';
import { bearer, samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

const [trip] = samples.trips.answer;
const [flight] = trip?.flights ?? [];
const [alert] = trip?.alerts ?? [];
const [passenger] = samples.passengers.answer;
const [policy] = samples.policies.answer;

async function ask(field: keyof typeof samples, says: unknown) {
  const { document, variables } = samples[field];
  portal.insurer.next(createRawAnswer(200, JSON.stringify(says)));
  const { data, errors, extensions } = await portal.run(document, variables, { headers: bearer });
  return { answer: data?.[field] as never, refusal: errors?.[0]?.extensions, extensions };
}

const unreadable = { status: 502, code: 'ANSWER_UNREADABLE' };

describe('a value that does not fit', () => {
  it.each([
    { embarkTime: '25:10' },
    { embarkTime: '24:00' },
    { embarkTime: 900 },
    { embarkDate: '2026-02-30' },
    { embarkDate: '0000-00-00' },
    { embarkDate: '2026-12-32' },
    { arrivalDate: null },
    { arrivalTime: '9:00' },
  ])('becomes unreadable if a moment is required: %j', async (change) => {
    const [name = ''] = Object.keys(change);
    const { answer } = await ask('trips', [{ ...trip, flights: [{ ...flight, ...change }, flight] }]);

    expect(answer).toMatchObject([{ flights: [{ flightId: id(11), [name]: 'unreadable' }, { embarkTime: '09:00' }] }]);
  });

  it('becomes unreadable if null would mean that a delay has no time', async () => {
    const { answer } = await ask('trips', [{ ...trip, alerts: [{ ...alert, delayDate: '2026-06-11 25:10' }] }]);
    expect(answer).toMatchObject([{ alerts: [{ alertType: 'DELAY', delayDate: 'unreadable' }] }]);
  });

  it('becomes null if it may be missing', async () => {
    const { answer } = await ask('trips', [{ ...trip, bookingRef: { text: 'ABC' } }]);
    expect(answer).toMatchObject([{ tripId: id(10), bookingRef: null }]);
  });

  it('drops its row if it is required', async () => {
    const { answer } = await ask('passengers', [passenger, { ...passenger, passengerId: id(90), name: 5 }]);
    expect(answer).toMatchObject([{ passengerId: passenger?.passengerId }]);
    expect(answer).toHaveLength(1);
  });

  it('drops only the innermost row', async () => {
    const { answer } = await ask('trips', [{ ...trip, alerts: [{ ...alert, alertType: 'STRIKE' }] }]);
    expect(answer).toMatchObject([{ tripId: id(10), alerts: [] }]);
  });

  it('reports a gap if a row is dropped, and only then', async () => {
    const two = [passenger, { ...passenger, passengerId: id(90), name: 5 }];
    expect((await ask('passengers', two)).extensions).toEqual({ hasGaps: true });
    expect((await ask('trips', [{ ...trip, bookingRef: { text: 'ABC' } }])).extensions).toBeUndefined();
    expect((await ask('passengers', [passenger])).extensions).toBeUndefined();
  });

  it('drops its trip if one of its flights cannot be read', async () => {
    const broken = { ...trip, tripId: id(91), flights: [flight, { ...flight, totalPassengers: 3e9 }] };
    const { answer, extensions } = await ask('trips', [trip, broken]);
    expect(answer).toMatchObject([{ tripId: id(10) }]);
    expect(answer).toHaveLength(1);
    expect(extensions).toEqual({ hasGaps: true });
  });

  it('drops its row if null has a meaning: no cap', async () => {
    const { answer } = await ask('policies', [policy, { ...policy, policyCap: 'a lot' }]);
    expect(answer).toHaveLength(1);
  });

  it('drops its row if null has a meaning: the whole trip', async () => {
    const { answer } = await ask('trips', [{ ...trip, alerts: [{ ...alert, flightId: 'SK101' }] }]);
    expect(answer).toMatchObject([{ alerts: [] }]);
  });
});

describe('the refusal of an answer', () => {
  it('happens if no row is left, which would look like an empty list', async () => {
    const { refusal } = await ask('passengers', [{ ...passenger, name: 5 }]);
    expect(refusal).toMatchObject(unreadable);
  });

  it('happens if a required value is in no list', async () => {
    const { refusal } = await ask('user', { ...samples.user.answer, firstName: 5 });
    expect(refusal).toMatchObject(unreadable);
  });

  it('happens if rights cannot be read, which must not become others', async () => {
    const { refusal } = await ask('access', {
      ...samples.access.answer,
      roles: { ADMIN: null, AGENT: null, USER: { write: 'no' } },
    });
    expect(refusal).toMatchObject(unreadable);
  });

  it('happens if a session cannot be read', async () => {
    const { refusal } = await ask('login', { ...samples.login.answer, agentId: 'adam' });
    expect(refusal).toMatchObject(unreadable);
  });
});

it('logs each kind of repair once, without a value, and counts it', async () => {
  const before = portal.lines().length;
  await ask('trips', [
    { ...trip, flights: [1, 2, 3].map(() => ({ ...flight, embarkTime: 'Anna’s secret', terminal: 7 })) },
  ]);

  const lines = portal.lines().slice(before);
  expect(lines.filter(({ msg }) => msg === 'repaired')).toMatchObject([
    {
      call: 'GET /travel/trips?userId',
      repairs: [
        { path: '*.flights.*.embarkTime', kind: 'time of day', how: 'replaced' },
        { path: '*.flights.*.terminal', kind: 'string', how: 'nulled' },
      ],
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  const { text } = await portal.get('/metrics');
  expect(text).toMatch(/portal_insurer_repairs_total\{call="GET \/travel\/trips\?userId",how="nulled"\} \d/);
});

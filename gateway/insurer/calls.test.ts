import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRawAnswer } from '#tests/kit/gateway/insurer.ts';
import { id } from '#tests/kit/gateway/samples/sample.ts';
import { bearer, samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  for (const { call, answer, says = answer, status } of Object.values(samples))
    portal.insurer.answer(call, says, status);
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

describe.each(Object.entries(samples))('%s', (field, { document, variables, call, body, answer }) => {
  it('makes the call of its row once, for the partner and the customer', async () => {
    await portal.run(document, variables, { host: 'voyage.localhost:9999', headers: bearer });

    const asked = portal.insurer.only();
    expect({ call: asked.call, body: asked.body }).toEqual({ call, body });
    expect(asked.headers).toMatchObject({ 'x-api-key': 'key-of-voyage', ...bearer, accept: 'application/json' });
  });

  it('returns the data that its document selects, interpreted and compiled alike', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { status, data, errors } = await portal.run(document, variables);
      const given = withoutTypenames(data?.[field]);

      expect({ status, errors }).toEqual({ status: 200, errors: undefined });
      expect(typeof given).toBe(typeof answer);
      // The answer contains only the fields that the document selects.
      expect({ answer }).toMatchObject({ answer: given });
    }
  });
});

it("forwards the customer's address with steps of signing in and support tickets only", async () => {
  const passedOn = [];
  for (const [field, { document, variables }] of Object.entries(samples)) {
    await portal.run(document, variables);
    if (portal.insurer.only().headers['x-forwarded-for']) passedOn.push(field);
    portal.insurer.next();
  }

  expect(passedOn.sort()).toEqual([
    'changeMfa',
    'confirmMfa',
    'confirmOtc',
    'enrol',
    'forgotPassword',
    'login',
    'register',
    'requestOtc',
    'resetPassword',
    'sendSupportTicket',
    'sso',
  ]);
});

it('forwards the idempotency key exactly with the writes that the insurer remembers by it', async () => {
  const passedOn = [];
  for (const [field, { document, variables }] of Object.entries(samples)) {
    await portal.run(document, variables, { headers: { 'idempotency-key': 'key-1' } });
    if (portal.insurer.only().headers['idempotency-key'] === 'key-1') passedOn.push(field);
    portal.insurer.next();
  }

  expect(passedOn.sort()).toEqual([
    'addItems',
    'addMonitored',
    'addPassenger',
    'attachDocument',
    'changeEmail',
    'completeAlert',
    'confirmResolution',
    'createBag',
    'createDataset',
    'createFlight',
    'createPayoutMethod',
    'createTrip',
    'deleteBag',
    'deleteItem',
    'deleteMonitored',
    'deletePartnerPolicy',
    'deletePassenger',
    'deletePayoutMethod',
    'deleteTrip',
    'joinPolicy',
    'notifyAlert',
    'patchPartnerPolicy',
    'patchResolution',
    'putPartnerPolicy',
    'raiseAlert',
    'renameMonitored',
    'setAlertAction',
    'submitResolution',
    'subscribe',
    'updateBag',
    'updateClaim',
    'updateClaimPayout',
    'updateDataset',
    'updateItem',
    'updatePassenger',
    'updatePayoutMethod',
    'updateTrip',
    'updateUser',
  ]);
});

describe('a flight check', () => {
  const { document, variables, call, says } = samples.validateFlight;
  const checkAnswered = async (text: string, status: number) => {
    portal.insurer.next(createRawAnswer(status, text));
    return portal.run(document, variables);
  };

  it.each([200, 201, 202])('returns the insurer’s %i beside the list', async (status) => {
    const { data } = await checkAnswered(JSON.stringify(says), status);
    expect(data?.validateFlight).toMatchObject({ status, flights: [{ flightNumber: 'SK101' }] });
  });

  it('returns no flights if the insurer returns no content', async () => {
    const { data, errors } = await checkAnswered('', 204);
    expect(errors).toBeUndefined();
    expect(data?.validateFlight).toMatchObject({ status: 204, flights: [] });
  });

  it.each([
    ['nothing', ''],
    ['no list', JSON.stringify({ status: 200, flights: says })],
    ['half a flight', '[{"flightNumber":"SK101"}]'],
  ])('fails if a 200 contains %s', async (_what, text) => {
    const { errors } = await checkAnswered(text, 200);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 502, code: 'ANSWER_UNREADABLE' });
  });

  it('sends everything from the form', async () => {
    await portal.run(document, { ...variables, policyNumber: 'POL-ACTIVE', origin: 'OSL' });
    expect(portal.insurer.only().call).toBe(`${call}&policyNumber=POL-ACTIVE&origin=OSL`);
  });
});

describe('the travellers argument', () => {
  const { document, variables } = samples.createTrip;
  it.each([[[id(12), id(13)]], [2]])('is forwarded unchanged: %j', async (passengers) => {
    await portal.run(document, { trip: { ...variables.trip, passengers } });
    expect(portal.insurer.only().body).toMatchObject({ passengers });
  });
});

it('sends parameters in the order of the fields, without missing ones', async () => {
  await portal.run('Claims', { alertId: 'a b&c' });
  expect(portal.insurer.only().call).toBe('GET /platform/items/views/item-alerts?alertId=a+b%26c');
});

it.each(['..', '.', ''])('does not let an argument leave its path segment: %j', async (token) => {
  const { errors } = await portal.run('Sso', { token });
  expect(errors?.[0]?.extensions).toMatchObject({ status: 400, code: 'INVALID_PARAMS' });
  expect(portal.insurer.asked).toEqual([]);
});

it.each([
  ['half a character', '\ud800'],
  ['far too long', 'x'.repeat(5_000)],
])('puts nothing into an address that is %s', async (_what, userId) => {
  const { errors } = await portal.run('Trips', { userId });
  expect(errors?.[0]?.extensions).toMatchObject({ status: 400, code: 'INVALID_PARAMS' });
  expect(portal.insurer.asked).toEqual([]);
});

it('forwards no malformed credentials', async () => {
  await portal.run('Items', {}, { headers: { authorization: 'Basic YW5uYTpzZWNyZXQ=' } });
  expect(portal.insurer.only().headers.authorization).toBeUndefined();
});

function withoutTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypenames);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, inner]) => [name, withoutTypenames(inner)]),
  );
}

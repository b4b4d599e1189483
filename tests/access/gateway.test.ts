import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#gateway/calls.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { createTripChangesApi } from '#src/api/trips/changes.ts';
import { asking } from '#tests/faults/asking.ts';
import { type Line, startLine } from '#tests/faults/line.ts';

import { agents, closed, customerOf, done, elsewhere, type Name, named, ofHolder, writes } from './callLists.ts';

const hourAndMore = 61 * 60_000;

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 10_000 });
});
afterAll(() => line.close());

it.each(agents)('%s is refused to customers, and to agents in a customer’s name', async (name) => {
  const codeFor = async (token: string) => {
    line.signedInWith(token);
    return (await asking[name](line)).reaction;
  };

  expect(await codeFor(await line.tokenOf('anna@sky.test'))).toMatchObject({ code: 'REQUIRES_ELEVATED_ROLE' });
  expect(await codeFor(await line.tokenOf('agent@sky.test'))).toMatchObject({ code: 'ACCESS_DENIED' });
});

it('raiseAlert is granted only to agents who act for a customer', async () => {
  line.signedInWith(await line.tokenOf('anna@sky.test'));
  expect((await asking.raiseAlert(line)).reaction).toMatchObject({ code: 'REQUIRES_ELEVATED_ROLE' });

  line.signedInWith(await line.tokenOf('anna@sky.test', { agent: 'agent@sky.test' }));
  expect((await asking.raiseAlert(line)).kind).toBe('sent');
});

/** No agent creates manual flights for a customer, and insured items belong to another partner. */
const notTheirs: readonly string[] = ['createFlight', 'updateItem', 'deleteItem', ...Object.keys(elsewhere)];
const writtenDown = [...(Object.keys(writes) as Name[]), 'notifyAlert' as const, 'raiseAlert' as const].filter(
  (name) => !notTheirs.includes(name) && !calls[name].call.startsWith('GET'),
);

it.each(writtenDown)('%s by an agent is recorded with both ids', async (name) => {
  line.signedInWith(await line.tokenOf('anna@sky.test', { agent: 'agent@sky.test' }));
  const { kind } = await asking[name](line);
  const [path = ''] = calls[name].call.replace(' ', ' /api').split('?');
  const what = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

  expect(done).toContain(kind);
  expect((await line.acts())[0]).toMatchObject({
    agentId: toUuid('user:agent@sky.test'),
    customerId: toUuid('user:anna@sky.test'),
    what: expect.stringMatching(what),
  });
});

describe.each(closed)('%s, through the gateway,', (name) => {
  const kindFor = async (token: string | null) => {
    line.signedInWith(token);
    return (await asking[name](line)).kind;
  };
  const endFor = async (token: string | null) => {
    line.signedInWith(token);
    const { reaction } = await asking[name](line);
    return reaction && 'code' in reaction ? reaction.code : reaction?.kind;
  };

  it('is granted to its customer, and to an agent who acts for them', async () => {
    const code = elsewhere[name];
    if (code) {
      for (const agent of [{}, { agent: 'agent@sky.test' }])
        expect(await endFor(await line.tokenOf('anna@sky.test', agent))).toBe(code);
      return;
    }
    const own = await kindFor(await line.tokenOf(customerOf(name)));
    const agent = await kindFor(await line.tokenOf('anna@sky.test', { agent: 'agent@sky.test' }));

    expect(done).toContain(own);
    // No agent creates manual flights for a customer.
    expect(agent).toBe(name === 'createFlight' || ofHolder.includes(name) ? 'refused' : own);
  });

  it('is refused without a valid token', async () => {
    const anna = await line.tokenOf('anna@sky.test');
    const withdrawn = await line.tokenOf('anna@sky.test', { type: 'revoked' });
    const forged = anna.replace(/\.[^.]+$/, '.c2lnbmVkIGJ5IG1l');

    for (const token of [null, withdrawn, forged, 'nonsense', 'not a token'])
      expect([token, await endFor(token)]).toEqual([token, 'UNAUTHORIZED_ACCESS']);
  });

  it('is refused to users of another partner', async () => {
    expect(await endFor(await line.tokenOf('vera@voyage.test'))).toBe('ACCESS_DENIED');
  });
});

it.each(named)('%s is refused to other customers', async (name) => {
  line.signedInWith(await line.tokenOf('emil@sky.test'));

  const { reaction } = await asking[name](line);

  expect(reaction).toMatchObject({ code: 'ACCESS_DENIED' });
});

it('the passengers of another customer cannot be changed, and return 404', async () => {
  line.signedInWith(await line.tokenOf('emil@sky.test'));
  const id = toUuid('passenger:anna@sky.test:Dora');
  const { updatePassenger, deletePassenger } = createPassengersApi(line);

  const answers = [
    await updatePassenger({ id, changes: { name: 'Emil' }, key: randomUUID() }),
    await deletePassenger({ id, key: randomUUID() }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ reaction: { code: 'PASSENGER_NOT_FOUND' } });
});

it('the trips of another customer cannot be changed, and return 404', async () => {
  line.signedInWith(await line.tokenOf('emil@sky.test'));
  const tripId = toUuid('trip:t-return');
  const { changeTravellers, cancelTrip } = createTripChangesApi(line);

  const answers = [
    await changeTravellers({ tripId, passengerIds: [], delegatedPassengerId: null, key: randomUUID() }),
    await cancelTrip({ id: tripId, key: randomUUID() }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ reaction: { code: 'TRIP_NOT_FOUND' } });
});

it.each(Object.entries(writes))('%s is refused without the write flag or the right', async (name, code) => {
  for (const login of ['bare@sky.test', 'readonly@sky.test']) {
    line.signedInWith(await line.tokenOf(login));
    expect(await asking[name as Name](line)).toMatchObject({ reaction: { code } });
  }
  line.signedInWith(await line.tokenOf('widget-none', { type: 'widget' }));
  expect(await asking[name as Name](line)).toMatchObject({ reaction: { code: 'ACCESS_DENIED' } });
});

it('every call names its customer, except those about the session’s own', () => {
  expect(closed.filter((name) => !named.includes(name))).toEqual([
    'requestMfaSecret',
    'changeMfa',
    'requiredFields',
    'bankLookup',
    'createPayoutMethod',
    'updatePayoutMethod',
    'deletePayoutMethod',
    'resolutionOptions',
    'submitResolution',
    'confirmResolution',
    'patchResolution',
    'lostBags',
    'lostBag',
    'createBag',
    'updateBag',
    'deleteBag',
    'passengers',
    'addPassenger',
    'updatePassenger',
    'deletePassenger',
    'validateFlight',
    'createFlight',
    'updateTrip',
    'deleteTrip',
    'createTrip',
    'notifyAlert',
    'items',
    'defaultProposition',
    'addItems',
    'updateItem',
    'deleteItem',
    'claims',
    'updateClaim',
    'updateDataset',
    'createDataset',
    'attachDocument',
    'updateClaimPayout',
  ]);
});

it('a session ends for every call after an hour', async () => {
  line.signedInWith(await line.tokenOf('anna@sky.test'));
  await line.advance(hourAndMore);

  for (const name of closed) {
    const { reaction } = await asking[name](line);
    expect([name, reaction]).toEqual([name, expect.objectContaining({ code: 'UNAUTHORIZED_ACCESS' })]);
  }
});

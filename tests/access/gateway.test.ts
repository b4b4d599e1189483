import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#gateway/calls.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { createTripChangesApi } from '#src/api/trips/changes.ts';
import { asking } from '#tests/faults/asking.ts';
import { type Line, startLine } from '#tests/faults/line.ts';

type Name = keyof typeof calls;

const hourAndMore = 61 * 60_000;
const open: readonly Name[] = [
  'client',
  'document',
  'airports',
  'articles',
  'faq',
  'login',
  'forgotPassword',
  'resetPassword',
  'register',
  'link',
  'enrol',
  'sendSupportTicket',
  'requestOtc',
  'confirmOtc',
  'sso',
  'confirmMfa',
];
/** Calls that only agents and administrators may make, and only in their own name. */
const agents: readonly Name[] = ['customers', 'actFor'];

/** Calls for agents and administrators; partnerPolicies.test.ts has their tests. */
const elevated: readonly Name[] = ['partnerPolicies', 'putPartnerPolicy', 'patchPartnerPolicy', 'deletePartnerPolicy'];

/** Every call about Anna that requires a session. */
const closed = (Object.keys(calls) as Name[]).filter(
  (name) => ![...open, ...agents, ...elevated, 'raiseAlert', 'logout'].includes(name),
);
/** Calls whose path names the customer; the others take the customer from the session. */
const named = closed.filter((name) =>
  /\{(?!passengerId|tripId|bagId|flightId|payoutMethodId|vendor|resolutionId|itemId|alertId|datasetId|payoutId|partnerId)\w+\}|[?&]userId\b/.test(
    calls[name].call,
  ),
);

/** Refused to agents who act for a customer. */
const ofHolder: readonly Name[] = ['requestMfaSecret', 'changeMfa'];

/** Manual flights need a right that few customers have. */
const customerOf = (name: Name) => (name === 'createFlight' ? 'charter@sky.test' : 'anna@sky.test');

/** Calls that the customer may make, with a different outcome at this partner. */
const elsewhere: Partial<Record<Name, string>> = {
  payoutWidget: 'PAYOUT_SERVICE_NOT_CONFIGURED',
  defaultProposition: 'NO_DEFAULT_PROPOSITION',
  addItems: 'PROPOSITION_NOT_FOUND',
  attachDocument: 'ALERT_NOT_FOUND',
  updateClaimPayout: 'ALERT_NOT_FOUND',
  updateClaim: 'ALERT_NOT_FOUND',
  updateDataset: 'ALERT_NOT_FOUND',
  createDataset: 'ALERT_NOT_FOUND',
  owlAlert: 'ALERT_NOT_FOUND',
  owlActions: 'ALERT_NOT_FOUND',
  setAlertAction: 'ALERT_NOT_FOUND',
  completeAlert: 'ALERT_NOT_FOUND',
  subscribe: 'PRODUCT_NOT_FOUND',
  scan: 'PRODUCT_NOT_FOUND',
  createTokenFrame: 'PRODUCT_NOT_FOUND',
  addMonitored: 'PRODUCT_NOT_FOUND',
  renameMonitored: 'PRODUCT_NOT_FOUND',
  deleteMonitored: 'PRODUCT_NOT_FOUND',
};

const done = [
  'loaded',
  'granted',
  'read',
  'checked',
  'created',
  'insured',
  'added',
  'edited',
  'deleted',
  'saved',
  'cancelled',
  'sent',
  'changed',
  'offered',
  // This partner's customers have no insured items; they belong to another partner.
  'gone',
];

/** Calls that require the write flag, with the right that each requires. */
const writes: Partial<Record<Name, string>> = {
  updateUser: 'ACCESS_DENIED',
  changeEmail: 'ACCESS_DENIED',
  joinPolicy: 'ACCESS_DENIED',
  createFlight: 'FLIGHT_NOT_PERMITTED',
  createTrip: 'ACCESS_DENIED',
  addPassenger: 'ACCESS_DENIED',
  updatePassenger: 'ACCESS_DENIED',
  deletePassenger: 'ACCESS_DENIED',
  updateTrip: 'ACCESS_DENIED',
  deleteTrip: 'ACCESS_DENIED',
  createBag: 'ACCESS_DENIED',
  updateBag: 'ACCESS_DENIED',
  deleteBag: 'ACCESS_DENIED',
  createPayoutMethod: 'ACCESS_DENIED',
  updatePayoutMethod: 'ACCESS_DENIED',
  deletePayoutMethod: 'ACCESS_DENIED',
  submitResolution: 'ACCESS_DENIED',
  confirmResolution: 'ACCESS_DENIED',
  patchResolution: 'ACCESS_DENIED',
  addItems: 'ACCESS_DENIED',
  updateItem: 'ACCESS_DENIED',
  deleteItem: 'ACCESS_DENIED',
  createStreamUrl: 'ACCESS_DENIED',
  attachDocument: 'ACCESS_DENIED',
  updateClaimPayout: 'ACCESS_DENIED',
  updateClaim: 'ACCESS_DENIED',
  updateDataset: 'ACCESS_DENIED',
  createDataset: 'ACCESS_DENIED',
};

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

import { describe, expect, it } from 'vitest';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';

import { annas, check, insure, passenger, provide, provided, soon } from '#tests/kit/sandbox/purchases.ts';
import { reads } from '#tests/kit/sandbox/reads.ts';
import { toUuid } from '../ids.ts';

const anna = toUuid('user:anna@sky.test');
const zoe = { name: 'Zoe', surname: 'Lund', mobilePhoneNumber: '+15550100078' };
const invalid = (field: string) => refusal(400, 'INVALID_PARAMS', { [field]: 'invalid' });
const codeIn = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** A client that follows the contract and knows nothing else. */
describe.each(databases)('a stranger, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const asAnna = () => insurer.as('anna@sky.test');
  const login = (username: unknown, more = {}) =>
    insurer
      .at('sky')
      .post('/platform/user/login', { username, password: 'Passw0rd!', partnerId: toUuid('partner:sky'), ...more });
  const requestCode = async () => {
    const asked = { identifier: 'otc@rails.test', partnerId: toUuid('partner:rails') };
    const { body } = await insurer.at('rails').post('/platform/user/login/otc', asked);
    return (body as { sessionId: string }).sessionId;
  };
  const confirm = (sessionId: string, code: string) =>
    insurer.at('rails').post('/platform/user/login/confirm', { sessionId, code });

  describe('may send more than the contract defines:', () => {
    it.each(Object.entries(reads))('in a call to %s', async (_call, { path }) => {
      const { get } = await asAnna();
      const asked = path(anna);
      const more = `${asked}${asked.includes('?') ? '&' : '?'}_=1700000000&locale=en-US`;
      expect(await get(more)).toEqual(await get(asked));
    });

    it('in a flight check', async () => {
      const more = { locale: 'en-US', userId: anna };
      expect(await check(await asAnna(), 'SK870', more)).toEqual(await check(await asAnna(), 'SK870'));
    });

    it('when signing in, without any effect', async () => {
      const answer = await login('anna@sky.test', { roles: { ADMIN: { write: true } }, userId: toUuid('user:admin') });
      expect(answer).toMatchObject({ status: 200, body: { userId: anna } });
    });

    it('in a purchase, whose customer is taken from the session', async () => {
      const { body } = await insure(await asAnna(), { ...annas('SK871'), userId: toUuid('user:emil@sky.test') });
      const { get } = await asAnna();
      expect((await get(`/travel/trips?userId=${anna}`)).body).toContainEqual(body);
    });

    it('in a passenger', async () => {
      const { post } = await asAnna();
      const ida = { name: 'Ida', surname: 'Lund', mobilePhoneNumber: '+15550100079', active: 0, userId: toUuid('any') };
      expect(await post('/travel/passengers', ida)).toMatchObject({ status: 201, body: { active: 1, userId: anna } });
    });

    it('in a manual flight', async () => {
      const answer = await provide(await insurer.as('charter@sky.test'), provided({ totalPassengers: 99 } as object));
      expect(answer).toMatchObject({ status: 201, body: { totalPassengers: 9 } });
    });
  });

  it('insures flights exactly as a check returned them', async () => {
    const caller = await asAnna();
    const { body: flights } = await check(caller, 'SK872');
    expect(await insure(caller, { ...annas(), flights })).toMatchObject({ status: 201, body: { type: 'single' } });
  });

  it.each(['false', '1', 'yes', ''])('gets the same subscriptions with active=%s', async (active) => {
    const { get, userId } = await insurer.as('olga@owl.test');
    const at = (query: string) => get(`/owl/subscribers/${userId}/subscriptions${query}`);
    expect(await at(`?active=${active}`)).toEqual(await at('?active=true'));
    expect(await at('')).toEqual(await at('?active=true'));
  });

  describe('needs no Idempotency-Key:', () => {
    const all = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 5 }, ask));
    const codesOf = (answers: { status: number; body: unknown }[]) =>
      answers.map((answer) => codeIn(answer) ?? String(answer.status)).sort();

    it('a trip is insured once', async () => {
      const { post } = await asAnna();
      const answers = await all(() => post('/travel/insurance/blink-it', annas('SK873')));
      expect(codesOf(answers)).toEqual(['201', ...Array(4).fill('FLIGHT_ALREADY_BOOKED')]);
    });

    it('a passenger is added once', async () => {
      const { post } = await asAnna();
      const answers = await all(() => post('/travel/passengers', zoe));
      expect(codesOf(answers)).toEqual(['201', ...Array(4).fill('DUPLICATE_PASSENGER')]);
    });

    it('a flight is created once', async () => {
      const { post } = await insurer.as('charter@sky.test');
      const answers = await all(() => post('/travel/flights', provided({ embarkDate: '2031-06-02' })));
      expect(codesOf(answers)).toEqual(['201', ...Array(4).fill('DUPLICATE_FLIGHT')]);
    });
  });

  it('may repeat a request with fields in another order', async () => {
    const caller = await asAnna();
    const purchase = { ...annas('SK874'), delegatedPassengerId: passenger('anna@sky.test', 'Anna') };
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, part]) => [name, turned(part)]),
      );
    };
    const first = await insure(caller, purchase, 'one-key');
    expect(first.status).toBe(201);
    expect(await insure(caller, turned(purchase) as object, 'one-key')).toMatchObject({
      status: 201,
      body: first.body,
    });
    const other = { ...purchase, bookingRef: 'AB12CD' };
    expect(await insure(caller, other, 'one-key')).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it.each(['x'.repeat(256), `${'Ab3'.repeat(3_000)}`])('is told that a key is too long', async (key) => {
    expect(await insure(await asAnna(), annas('SK875'), key)).toEqual(invalid('Idempotency-Key'));
  });

  describe('gets an error message and stays signed in:', () => {
    it.each(['sky', '42', '%00', '..%2F..', "'; drop table users; --", 'constructor', `${anna}x`])(
      'for %s as an id',
      async (id) => {
        for (const login of ['anna@sky.test', 'agent@sky.test', 'admin@sky.test']) {
          const { get } = await insurer.as(login);
          for (const path of ['/platform/users/:', '/platform/users/:/access', '/platform/users/:/policies'])
            expect([path, await get(path.replace(':', id))]).toEqual([path, invalid('id')]);
          for (const path of ['/monitoring/subscribers/:', '/owl/subscribers/:/subscriptions?active=true'])
            expect([path, await get(path.replace(':', id))]).toEqual([path, invalid('id')]);
          expect(await get('/travel/passengers')).toMatchObject({ status: 200 });
        }
      },
    );

    it('but an id in capitals is accepted', async () => {
      const { get } = await asAnna();
      expect(await get(`/platform/users/${anna.toUpperCase()}`)).toEqual(await get(`/platform/users/${anna}`));
    });

    it('for a character that no text may contain', async () => {
      expect(await login('an\0na@sky.test')).toEqual(invalid('username'));
      expect(await login('\ud800anna@sky.test')).toEqual(invalid('username'));
      expect(await check(await asAnna(), 'SK876', { policyNumber: 'POL\0' })).toEqual(invalid('policyNumber'));
      const purchase = annas('SK876');
      expect(await insure(await asAnna(), { ...purchase, bookingRef: 'AB\0CD' })).toEqual(invalid('bookingRef'));
      expect(await insure(await asAnna(), { ...purchase, policyNumber: 'POL\0' })).toEqual(invalid('policyNumber'));
      const [flight] = purchase.flights;
      const flights = [{ ...flight, origin: 'O\0L' }];
      expect(await insure(await asAnna(), { ...purchase, flights })).toEqual(invalid('flights.0.origin'));
    });

    it('for a very deeply nested body', async () => {
      const deep = `{"username":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
      const json = { 'content-type': 'application/json' };
      expect(await insurer.at('sky').post('/platform/user/login', deep, json)).toEqual(refusal(400, 'GENERAL_400'));
      const { post } = await asAnna();
      expect(await post('/travel/insurance/blink-it', deep, json)).toEqual(refusal(400, 'GENERAL_400'));
    });

    it('for more people than any aircraft carries', async () => {
      const stig = await insurer.as('stig@rails.test');
      const purchase = { ...annas('SK877'), passengers: 3_000_000_000 };
      expect(await insure(stig, purchase)).toEqual(invalid('passengers'));
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf'])('is told that %s is not a code', async (code) => {
    expect(await confirm(await requestCode(), code)).toEqual(refusal(400, 'INVALID_CODE', { code: 'invalid_code' }));
    const asked = (await login('mfa@sky.test')).body as { userId: string; session: string };
    const { userId, session } = asked;
    expect(await insurer.at('sky').post('/platform/user/mfa/confirm', { userId, session, code })).toEqual(
      refusal(400, 'MFA_INVALID_CODE'),
    );
  });

  it.each([
    ['987654', 'INVALID_CODE'],
    ['000000', 'INVALID_CODE'],
    ['111111', 'EXPIRED_CODE'],
    ['555555', 'TOO_MANY_ATTEMPTS'],
  ])('finds the field of %s: %s', async (code, refused) => {
    expect(await confirm(await requestCode(), code)).toEqual(refusal(400, refused, { code: refused.toLowerCase() }));
  });

  it.each([
    ['ZZ410', 'INVALID_FLIGHT_NUMBER', 'flightNumber'],
    ['ZZ411', 'INVALID_DATE', 'embarkDate'],
    ['ZZ412', 'FLIGHT_TOO_SOON', 'embarkDate'],
  ])('finds the field of %s in a manual flight', async (flightNumber, code, field) => {
    const answer = await provide(await insurer.as('charter@sky.test'), provided({ flightNumber }));
    expect(answer).toEqual(refusal(409, code, { [field]: code.toLowerCase() }));
  });

  it.each(['xx+15550100001yy', '+15550100001 or so', '15550100001', '++15550100001', 'tel:+15550100001'])(
    'is not signed in as %s',
    async (username) => {
      expect(await login(username)).toEqual(refusal(404, 'ACCOUNT_NOT_FOUND'));
    },
  );

  it.each(['+15550100001', ' +1 (555) 010-0001 ', '+1.555.010.0001'])('is Anna as %s', async (username) => {
    expect(await login(username)).toMatchObject({ status: 200, body: { userId: anna } });
  });

  it('cannot insure a flight that differs from the carriers’ data', async () => {
    const caller = await asAnna();
    const [flight] = (await check(caller, 'SK878', { embarkDate: soon })).body as Trip['flights'];
    const changed = (change: object) => insure(caller, { ...annas(), flights: [{ ...flight, ...change }] });
    expect(await changed({ flightId: toUuid('another') })).toEqual(invalid('flights.0.flightId'));
    expect(await changed({ destination: 'XXX' })).toEqual(invalid('flights.0.destination'));
    const { embarkTime, destination } = flight ?? {};
    const { body } = await changed({ embarkTime: '23:59', flightType: 'leg' });
    expect((body as Trip).flights[0]).toMatchObject({ embarkTime, destination, flightType: 'main' });
  });
});

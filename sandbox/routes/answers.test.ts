import { array, is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { Claim } from '#schema/rest/claims.ts';
import { Client } from '#schema/rest/client.ts';
import type { Subscriptions } from '#schema/rest/monitoring.ts';
import { OneTimeCodeSession, SignIn } from '#schema/rest/session.ts';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { reads } from '#tests/kit/sandbox/reads.ts';
import { type Person, people } from '../account/seeds/people.ts';
import { toUuid } from '../ids.ts';
import { partnerSeeds } from '../seeds/partners.ts';

const signsIn = ({ is = [] }: Person) => !is.includes('locked') && !is.includes('closed');
const everyone = Object.values(people).flat().filter(signsIn);

/** The refused callers. */
const refused: Record<string, ReturnType<typeof refusal>> = {
  'noconfig@sky.test E35': refusal(400, 'CONFIG_MISSING'),
  'confbroken@sky.test E17': refusal(500, 'CONFIG_ERROR'),
  'badroles@sky.test E16': refusal(400, 'INVALID_ROLES'),
  'sso@plain.test E35': refusal(400, 'PAYOUT_SERVICE_NOT_CONFIGURED'),
  'piet@plain.test E35': refusal(400, 'PAYOUT_SERVICE_NOT_CONFIGURED'),
  'mfa@plain.test E35': refusal(400, 'PAYOUT_SERVICE_NOT_CONFIGURED'),
};

describe.each(databases)('an answer, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);

  it.each(everyone.map(({ login }) => login).filter((login) => login !== 'widget-none'))(
    'fits its struct, and keeps secrets, for %s',
    async (login) => {
      const caller = await insurer.as(login, { type: login.includes('@') ? 'bearer' : 'widget' });
      for (const [call, read] of Object.entries(reads)) {
        const answer = await caller.get(read.path(caller.userId));
        const expected = refused[`${login} ${call}`];
        if (expected) expect(answer).toEqual(expected);
        else expect([call, answer.status, read.fits(answer.body)]).toEqual([call, 200, true]);
        expect(answer.text).not.toMatch(/scrypt\$|"(password|place)"/);
      }
    },
  );

  it('fits its struct for every partner and every way of signing in', async () => {
    for (const [name, seed] of Object.entries(partnerSeeds).filter(
      ([, { shows }]) => !shows.includes('nobody set up'),
    )) {
      const answer = await insurer.at(name).get(`/platform/client?domain=http://${name}.localhost:4000`);
      expect(is(answer.body, Client), name).toBe(true);
      expect(answer.body).toMatchObject({
        partnerId: toUuid(`partner:${name}`),
        branding: 'brand' in seed ? seed.brand : {},
      });
    }
    const [sky, rails] = [insurer.at('sky'), insurer.at('rails')];
    const login = (username: string) =>
      sky.post('/platform/user/login', { username, password: 'Passw0rd!', partnerId: toUuid('partner:sky') });
    const sent = await rails.post('/platform/user/login/otc', {
      identifier: 'otc@rails.test',
      partnerId: toUuid('partner:rails'),
    });
    expect(is(sent.body, OneTimeCodeSession)).toBe(true);
    const answers = [await login('anna@sky.test'), await login('mfa@sky.test'), await login('agent@sky.test')];
    expect(
      is(
        answers.map(({ body }) => body),
        array(SignIn),
      ),
    ).toBe(true);
  });

  it('finds sky under each of its names on any port, and no partner under other names', async () => {
    const ask = (domain: string, partner = 'sky') => insurer.at(partner).get(`/platform/client?domain=${domain}`);
    for (const name of [
      'http://sky.localhost',
      'http://localhost:4000',
      'https://127.0.0.1:8443',
      'http://[::1]:4000',
      'HTTP://SKY.localhost:1',
    ])
      expect(await ask(name), name).toMatchObject({ status: 200, body: { branding: { theme: 'sky' } } });
    expect(await ask('http://nobody.localhost')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await ask('http://voyage.localhost')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await ask('http://noconf.localhost', 'noconf')).toEqual(refusal(400, 'SYSTEM_CONFIG_NOT_SETUP'));
    expect(await ask('sky.localhost')).toEqual(refusal(400, 'HTTP_MISSING_IN_URL', { domain: 'http_missing_in_url' }));
    expect(await ask('http://')).toEqual(refusal(400, 'INVALID_PARAMS', { domain: 'invalid' }));
  });

  it('shows Anna a trip in every state', async () => {
    const { get, userId } = await insurer.as('anna@sky.test');
    const trips = (await get(`/travel/trips?userId=${userId}`)).body as Trip[];
    const shown = trips.flatMap(({ flights, alerts }) =>
      flights.map((flight) => {
        const on = (['departed', 'cancelled', 'alerted', 'notified'] as const).filter((flag) => flight[flag]);
        const off = [...(flight.active ? [] : ['inactive']), ...(flight.isMonitored ? [] : ['unmonitored'])];
        const times = alerts.map(({ alertType, delayDate }) => delayDate ?? alertType);
        return [flight.flightNumber, `${flight.embarkDate} ${flight.embarkTime}`, [...on, ...off].join(' '), ...times];
      }),
    );
    expect(shown).toEqual([
      ['SK101', '2031-03-24 09:00', ''],
      ['SK102', '2031-03-14 12:00', 'alerted', '2031-03-14 15:00'],
      ['SK103', '2031-03-13 07:30', 'departed', '2031-03-13 07:39'],
      ['SK104', '2031-03-13 10:15', 'departed', '2031-03-13 10:25'],
      ['SK105', '2031-03-13 13:20', 'departed', '2031-03-13 13:31'],
      ['SK106', '2031-03-13 16:45', 'departed'],
      ['SK107', '2031-03-14 18:10', 'cancelled alerted', 'CANCELLATION'],
      ['SK108', '2031-03-17 08:05', 'cancelled'],
      ['SK109', '2031-03-13 19:40', 'departed cancelled alerted', 'CANCELLATION'],
      ['SK110', '2031-03-20 11:00', 'inactive'],
      ['SK111', '2031-03-15 14:30', 'notified unmonitored'],
      ['SK112', '2031-03-28 06:50', ''],
      ['SK113', '2031-04-04 21:15', ''],
      ['SK114', '2031-04-13 07:00', ''],
      ['SK115', '2031-04-16 12:25', ''],
      ['SK116', '2031-04-20 15:10', ''],
      ['SK117', '2031-04-23 18:55', ''],
      ['SK118', '2031-03-19 12:00', 'alerted', '2031-03-19 13:00', '2031-03-19 16:00'],
    ]);
    expect(trips.map(({ type, flights }) => `${type} ${flights.length}`).filter((trip) => trip !== 'single 1')).toEqual(
      ['return 2', 'multi 4'],
    );
    expect(trips[0]).toMatchObject({
      tripId: toUuid('trip:t-sched'),
      bookingRef: 'QX7K2M',
      policyNumber: 'POL-ACTIVE',
      passengers: [{ name: 'Anna' }, { name: 'Carla' }],
      delegated_passenger_id: toUuid('passenger:anna@sky.test:Anna'),
    });
    expect(trips[11]?.flights.map(({ terminal, direction, flightType }) => [terminal, direction, flightType])).toEqual([
      [null, 'outbound', 'main'],
      [null, 'inbound', 'return'],
    ]);
  });

  it('shows Berta her claims, and filters them', async () => {
    const { get } = await insurer.as('berta@harvest.test');
    const claims = async (query = '') =>
      ((await get(`/platform/items/views/item-alerts${query}`)).body as Claim[]).map(({ claimNumber }) => claimNumber);

    expect(await claims()).toHaveLength(14);
    expect(await claims('?active=false')).toEqual(['CL-09', 'CL-10', 'CL-11']);
    expect(await claims('?active=true')).toHaveLength(11);
    expect(await claims(`?itemId=${toUuid('item:shop')}&active=true`)).toEqual(['CL-01', 'CL-04', 'CL-07', 'CL-13']);
    expect(await claims(`?alertId=${toUuid('claim:CL-07')}`)).toEqual(['CL-07']);
    expect(await claims(`?alertId=${toUuid('claim:CL-99')}`)).toEqual([]);
    expect(await get('/platform/items/views/item-alerts?active=yes')).toEqual(
      refusal(400, 'INVALID_PARAMS', { active: 'invalid' }),
    );
  });

  it('shows Olga every data type, and separates open alerts from completed ones', async () => {
    const { get, userId } = await insurer.as('olga@owl.test');
    const types = async (path: string) =>
      ((await get(`/owl/subscribers/${userId}/${path}`)).body as Subscriptions).subscriptions;
    const counts = (found: Subscriptions['subscriptions']) =>
      found
        .filter(({ items }) => items.length > 0)
        .map(({ dataType, items, maxAllowed }) => [
          dataType,
          `${items.length} of ${maxAllowed}`,
          items.flatMap(({ alerts }) => alerts).length,
        ]);

    const active = await types('subscriptions?active=true');
    expect(active).toHaveLength(10);
    expect(counts(active)).toEqual([
      ['BANK_ACCOUNT', '1 of 2', 0],
      ['CARD', '1 of 2', 0],
      ['EMAIL', '3 of 3', 2],
      ['PHONE', '1 of 2', 0],
      ['NATIONAL_ID', '1 of 2', 0],
      ['PASSPORT', '1 of 2', 1],
      ['MEDICAL_ID', '1 of 2', 0],
    ]);
    expect(counts(await types('subscriptions/alerts/?filter=complete'))).toEqual([['CARD', '1 of 2', 1]]);
    expect((await get(`/monitoring/subscribers/${userId}`)).body).toEqual({ subscribed: true, initialScan: true });
  });

  it.each([['/cms/nothing'], ['/platform/nothing'], ['/'], ['/travel/passengers/']])(
    'reports an unknown %s, without a code',
    async (path) => {
      expect(await insurer.at('sky').get(path)).toEqual(refusal(404));
    },
  );
});

import { describe, expect, it } from 'vitest';
import type {
  BankLookupResult,
  PayoutConfig,
  PayoutMethod,
  PayoutWidget,
  RequiredFields,
} from '#schema/rest/payouts.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const insurer = borrowInsurer();
const fields = '/platform/payouts/required-fields';
const notConfigured = refusal(400, 'PAYOUT_SERVICE_NOT_CONFIGURED');

describe('the requirements of a payout provider', () => {
  const asked = async (login: string, target: string) => (await insurer.as(login)).get(`${fields}/${target}`);

  it('depend on vendor and currency', async () => {
    const { body } = await asked('vera@voyage.test', 'CORPORATE-BANKPRO?currency=GBP');
    const { fields: all, ...parts } = body as RequiredFields;

    expect(parts).toEqual({ vendor: 'CORPORATE-BANKPRO', type: 'BANK', service: 'CORPORATE', provider: 'BANKPRO' });
    expect(all.map(({ key, type }) => `${key} ${type}`)).toEqual([
      'legalType radio',
      'accountType select',
      'accountNumber text',
      'routing text',
      'bankName text',
      'bankAddress text',
      'bankCity text',
      'bankPostalCode text',
      'email email',
      'country text',
      'reference text',
    ]);
    const named = Object.fromEntries(all.map((field) => [field.key, field]));
    expect(named.country).toMatchObject({ readOnly: true, defaultValue: 'GB' });
    expect(named.accountNumber).toMatchObject({ validationRegexp: '^\\d{6,17}$', required: true });
    expect(named.routing?.lookupField).toEqual({
      searchToFieldsMapping: {
        primaryKey: 'routing',
        institutionName: 'bankName',
        address1: 'bankAddress',
        city: 'bankCity',
        postalCode: 'bankPostalCode',
      },
    });
    const ofBusinesses = await asked('berta@harvest.test', 'BUSINESS-BANK?currency=USD');
    const inBusiness = (ofBusinesses.body as RequiredFields).fields;
    expect(inBusiness.map(({ key }) => key)).toEqual([
      'legalType',
      'institutionNumber',
      'transitNumber',
      'accountNumber',
      'accountType',
      'sortCode',
      'email',
    ]);
    expect(inBusiness[0]).toMatchObject({ defaultValue: 'BUSINESS' });
    const inDollars = await asked('anna@sky.test', 'MANUAL-BANK?currency=USD');
    const inPounds = await asked('anna@sky.test', 'MANUAL-BANK?currency=GBP');
    expect(inDollars.body).not.toEqual(inPounds.body);
  });

  it.each([
    ['anna@sky.test', 'CARD-PREPAY?currency=USD', notConfigured],
    ['anna@sky.test', 'CORPORATE-BANKPRO?currency=USD', notConfigured],
    ['anna@sky.test', 'MANUAL-BANK?currency=SEK', notConfigured],
    ['paula@rails.test', 'PAYMENTRAILS-TRANSFER?currency=USD', notConfigured],
    ['sso@plain.test', 'MANUAL-BANK?currency=USD', notConfigured],
    ['anna@sky.test', 'MANUAL-BANK', refusal(400, 'MISSING_PARAMS', { currency: 'required' })],
    ['anna@sky.test', 'MANUAL-BANK?currency=dollar', refusal(400, 'INVALID_PARAMS', { currency: 'invalid' })],
  ])('are refused to %s at %s', async (login, target, refused) => {
    expect(await asked(login, target)).toEqual(refused);
  });
});

describe('the payout providers of a user', () => {
  const offered = async (login: string) => {
    const { body } = await (await insurer.as(login)).get(`/platform/payouts/config?userId=${toUuid(`user:${login}`)}`);
    return (body as PayoutConfig).payouts.providers.map(({ name }) => name);
  };

  it('are those that are set up, plus an unusable one for the magic customer', async () => {
    expect(await offered('nomethod@sky.test')).toEqual(['Bank transfer', 'PayGo wallet']);
    expect(await offered('paula@rails.test')).toEqual(['Payment Rails']);
    expect(await offered('errors@sky.test')).toEqual(['Bank transfer', 'PayGo wallet', 'Prepaid card']);
  });
});

describe('a bank', () => {
  const find = async (search: string, country = 'US') =>
    (await insurer.as('vera@voyage.test')).get(`${fields}/CORPORATE-BANKPRO?country=${country}&bankSearch=${search}`);

  it.each([
    ['fir', 'US', 3],
    ['FIR', 'GB', 3],
    [' exa ', 'US', 1],
    ['zzz', 'US', 0],
    ['fir', 'SE', 0],
  ])('is found by part of its name: %j in %s', async (search, country, count) => {
    const { status, body } = await find(encodeURIComponent(search), country);
    expect([status, (body as BankLookupResult[]).length]).toEqual([200, count]);
  });

  it('is named in capitals, as in bank directories', async () => {
    expect((await find('exa')).body).toEqual([
      {
        primaryKey: '011000044',
        institutionName: 'EXAMPLE BANK',
        address1: '5 SAMPLE AVENUE',
        city: 'AUGUSTA',
        postalCode: '04330',
      },
    ]);
  });

  it.each([
    ['fi', refusal(400, 'INVALID_PARAMS', { bankSearch: 'invalid' })],
    ['a%20%20', refusal(400, 'INVALID_PARAMS', { bankSearch: 'invalid' })],
    ['err', refusal(500, 'VENDOR_ERROR')],
  ])('cannot be searched by %s', async (search, refused) => {
    expect(await find(search)).toEqual(refused);
  });
});

describe.each(databases)('the frame of a payout supplier, on %s,', (kind) => {
  const stage = borrowInsurer(kind);
  const frameOf = async (login: string) => {
    const { get, userId } = await stage.as(login);
    const { status, body } = await get(`/platform/payouts/widget?userId=${userId}&lang=ES`);
    expect(status).toBe(200);
    return new URL((body as PayoutWidget).url).pathname;
  };
  const page = (url: string) => stage.sandbox.app.inject({ url });
  const send = (url: string, payload: object) => stage.sandbox.app.inject({ method: 'POST', url, payload });
  const given = { description: 'Paid by rail', accountNumber: '12345678' };
  const methodsOf = async (login: string) => {
    const { get, userId } = await stage.as(login);
    return (await get(`/platform/payouts/methods?userId=${userId}`)).body as PayoutMethod[];
  };

  it('is a page in the customer’s language, for their portal only', async () => {
    const { headers, payload, statusCode } = await page(await frameOf('paula@rails.test'));

    expect([statusCode, payload.includes('<html lang="es">')]).toEqual([200, true]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://rails.localhost:* https://rails.localhost:*');
    expect(policy).toContain("default-src 'none'");
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  it('creates one method, however often it is sent, and rejects an invalid account', async () => {
    const frame = await frameOf('paula@rails.test');
    expect((await send(frame, { ...given, accountNumber: 'abc' })).statusCode).toBe(400);
    const all = await Promise.all([send(frame, given), send(frame, given), send(frame, given)]);

    for (const { statusCode, payload } of all) expect([statusCode, payload]).toEqual([200, '{"status":"completed"}']);
    expect(await methodsOf('paula@rails.test')).toEqual([
      expect.objectContaining({ ...given, vendor: 'PAYMENTRAILS-TRANSFER', type: 'BANK', preferred: 1 }),
    ]);
  });

  it('is 404 after half an hour, and under an unknown id', async () => {
    const frame = await frameOf('otc@rails.test');
    await stage.lever.post('/clock', { advanceMs: 31 * 60_000 });
    for (const url of [frame, `/frames/payouts/${toUuid('no frame')}`, '/frames/payouts/no-id']) {
      const { statusCode, headers } = await page(url);
      expect([statusCode, String(headers['content-security-policy']).includes("frame-ancestors 'none'")]).toEqual([
        404,
        true,
      ]);
    }
    expect((await send(frame, given)).statusCode).toBe(404);
    expect(await methodsOf('otc@rails.test')).toHaveLength(1);
  });

  it('opens only if the partner pays through it and the supplier admits the user', async () => {
    const refused = async (login: string) => {
      const { get, userId } = await stage.as(login);
      return get(`/platform/payouts/widget?userId=${userId}&lang=EN`);
    };
    expect(await refused('anna@sky.test')).toEqual(notConfigured);
    expect(await refused('noauth@rails.test')).toEqual(refusal(500, 'AUTHORIZATION_FAILED'));
    const { get } = await stage.as('anna@sky.test');
    const other = toUuid('user:emil@sky.test');
    expect(await get(`/platform/payouts/widget?userId=${other}&lang=EN`)).toEqual(refusal(401, 'ACCESS_DENIED'));
  });
});

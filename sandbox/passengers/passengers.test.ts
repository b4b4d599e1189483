import { array, is } from 'superstruct';
import { describe, expect, it } from 'vitest';

import { Airport } from '#schema/rest/content.ts';
import { Passenger } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { add } from '#tests/kit/sandbox/purchases.ts';

const zoe = { name: 'Zoë', surname: 'O’Brien-Núñez', mobilePhoneNumber: '+15550100077' };
const duplicate = refusal(409, 'DUPLICATE_PASSENGER');
const ofPhone = (code: string, why: string) => refusal(400, code, { mobilePhoneNumber: why });

describe.each(databases)('adding a passenger, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');
  const all = async () => (await (await anna()).get('/travel/passengers')).body as Passenger[];

  it('returns the passenger, who is then listed on the account', async () => {
    const written = { name: '  Zoë ', surname: 'O’Brien-Núñez', mobilePhoneNumber: '+1 (555) 010-0077' };
    const { status, body } = await add(await anna(), written);
    expect([status, is(body, Passenger)]).toEqual([201, true]);
    expect(body).toMatchObject({ ...zoe, active: 1, created: '2031-03-14T12:00:00.000Z' });
    expect((await all()).at(-1)).toEqual(body);
  });

  it('happens once per key', async () => {
    const [caller, before] = [await anna(), (await all()).length];
    const yan = { ...zoe, name: 'Yan' };
    const both = [await add(caller, yan, 'key-of-yan'), await add(caller, yan, 'key-of-yan')] as const;
    expect(both[0].body).toEqual(both[1].body);
    expect(await all()).toHaveLength(before + 1);
    expect(await add(caller, { ...yan, name: 'Yann' }, 'key-of-yan')).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it('detects a duplicate by name and phone, or by name alone if one of the two has no phone', async () => {
    const caller = await anna();
    expect(await add(caller, { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '+15550100078' })).toEqual(duplicate);
    expect(await add(caller, { name: 'bEN ', surname: 'BERG', mobilePhoneNumber: '+15550100079' })).toEqual(duplicate);
    expect(await add(caller, zoe)).toEqual(duplicate);
    const sameName = [
      { ...zoe, mobilePhoneNumber: '+15550100080' },
      { ...zoe, mobilePhoneNumber: '+15550100080' },
    ];
    const both = await Promise.all(sameName.map((person) => add(caller, person)));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409]);
  });

  it.each([
    ['no phone', { mobilePhoneNumber: '' }, ofPhone('MISSING_PHONE_NUMBER', 'required')],
    ['a phone of spaces', { mobilePhoneNumber: '  ' }, ofPhone('MISSING_PHONE_NUMBER', 'required')],
    ['an extension', { mobilePhoneNumber: '+49 170 1234567 ext 5' }, ofPhone('INVALID_PARAMS', 'invalid')],
    ['letters', { mobilePhoneNumber: '+49 CALL ME 123456' }, ofPhone('INVALID_PARAMS', 'invalid')],
    [
      'a zero that only one country dials',
      { mobilePhoneNumber: '+49 (0)170 1234567' },
      ofPhone('INVALID_PARAMS', 'invalid'),
    ],
    ['no plus', { mobilePhoneNumber: '07700900123' }, refusal(400, 'PHONE_NUMBER_NOT_INTERNATIONAL')],
    [
      'a phone that is always missing',
      { mobilePhoneNumber: '+1 555 010 0401' },
      ofPhone('MISSING_PHONE_NUMBER', 'required'),
    ],
    [
      'one that is never international',
      { mobilePhoneNumber: '+1 555 010 0400' },
      refusal(400, 'PHONE_NUMBER_NOT_INTERNATIONAL'),
    ],
    ['a plus and letters', { mobilePhoneNumber: '+1555CALLME' }, ofPhone('INVALID_PARAMS', 'invalid')],
    ['a plus and little else', { mobilePhoneNumber: '+1555' }, ofPhone('INVALID_PARAMS', 'invalid')],
    ['no name', { name: '' }, refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
    ['a name of spaces', { name: '   ' }, refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
    ['digits for a surname', { surname: 'R2D2' }, refusal(400, 'INVALID_PARAMS', { surname: 'invalid' })],
    ['a long surname', { surname: 'x'.repeat(101) }, refusal(400, 'INVALID_PARAMS', { surname: 'invalid' })],
  ])('is refused with %s', async (_what, more, refused) => {
    expect(await add(await anna(), { ...zoe, name: 'Xia', ...more })).toEqual(refused);
  });

  it('is refused without a required field', async () => {
    expect(await add(await anna(), { name: 'Xia' })).toEqual(
      refusal(400, 'MISSING_PARAMS', { surname: 'required', mobilePhoneNumber: 'required' }),
    );
  });

  it('is refused above ten passengers', async () => {
    const full = await insurer.as('full@sky.test');
    expect(await add(full, zoe)).toEqual(refusal(409, 'MAX_ACCOUNT_PASSENGERS_EXCEEDED'));
    const charter = await insurer.as('charter@sky.test');
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
    const answers = await Promise.all(names.map((name) => add(charter, { ...zoe, name })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  });

  it('is allowed for users who may write and have the right', async () => {
    const denied = refusal(401, 'ACCESS_DENIED');
    for (const login of ['bare@sky.test', 'readonly@sky.test', 'badroles@sky.test'])
      expect([login, await add(await insurer.as(login), zoe)]).toEqual([login, denied]);
    expect(await add(await insurer.as('widget-none', { type: 'widget' }), zoe)).toEqual(denied);
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    const { body } = await add(agent, { ...zoe, name: 'Wim' });
    expect(body).toMatchObject({ userId: (await anna()).userId });
  });

  it('is allowed for employees only, if the partner requires it', async () => {
    for (const login of ['otc@rails.test', 'paula@rails.test'])
      expect([login, await add(await insurer.as(login), zoe)]).toEqual([login, refusal(401, 'ACCESS_DENIED')]);
    expect(await add(await insurer.as('stig@rails.test'), zoe)).toMatchObject({ status: 201 });
  });
});

describe('the airports', () => {
  const insurer = borrowInsurer();

  it('are a public document, which needs an API key of a partner', async () => {
    const { status, body } = await insurer.at('voyage').get('/cms/documents/airport_lookup_list');
    expect([status, is(body, array(Airport))]).toEqual([200, true]);
    const codes = (body as Airport[]).map(({ value }) => value);
    expect([codes.length, new Set(codes).size]).toEqual([60, 60]);
    expect(body).toContainEqual({ value: 'OSL', label: 'Oslo Gardermoen (OSL)' });
    expect(await insurer.at('none').get('/cms/documents/airport_lookup_list')).toEqual(
      refusal(404, 'PARTNER_NOT_FOUND'),
    );
  });

  it.each(['missing', 'valueOf', '__proto__'])('are not the document %s', async (name) => {
    expect(await insurer.at('sky').get(`/cms/documents/${name}`)).toEqual(refusal(404));
  });
});

import { describe, expect, it } from 'vitest';
import type { MonitoredItem } from '#schema/rest/monitoring.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { keyed, openSubscriber, typeCard } from '#tests/kit/sandbox/monitoring.ts';
import { toUuid } from '../ids.ts';
import { monitoredItems } from '../tables.ts';

const invalid = (...fields: string[]) =>
  refusal(400, 'FAILED_VALIDATION', Object.fromEntries(fields.map((field) => [field, 'invalid'])));
const noItem = refusal(400, 'GENERAL_400');
const iban = { displayName: 'Savings', displayValue: '*'.repeat(11) + '7947', value: 'NO9386011117947', token: 'No' };

describe.each(databases)('monitored items, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const olga = () => openSubscriber(insurer, 'olga@owl.test');

  it('are added once per key, listed, and stored without their value', async () => {
    const { add, itemsOf } = await olga();

    const first = await add('IBAN', iban, 'key-of-iban');

    expect(first).toMatchObject({
      status: 201,
      body: {
        dataType: 'IBAN',
        friendlyName: 'Savings',
        value: '***********7947',
        displayValue: '***********7947',
        maxAllowed: 2,
        alerts: [],
      },
    });
    expect((await add('IBAN', iban, 'key-of-iban')).body).toEqual(first.body);
    expect(await itemsOf('IBAN')).toEqual([first.body]);
    expect(JSON.stringify(await insurer.sandbox.db.select().from(monitoredItems))).not.toContain(iban.value);
  });

  it.each([
    ['EMAIL', 'Olga@OWL.test', 'Ol**@OWL.test'],
    ['IBAN', 'no93 8601 1117 947', '************** 947'],
    ['PHONE', '+15550100042', '********0042'],
    ['NATIONAL_ID', '123456789', '*****6789'],
    ['PASSPORT', 'P12344821', '*****4821'],
    ['BANK_ACCOUNT', '2004-5310', '*****5310'],
  ])('are refused as duplicates, however the value is written: %s %s', async (type, value, displayValue) => {
    const { add, list } = await olga();
    const before = await list();

    const answer = await add(type, { displayName: 'Again', displayValue, value, token: 'No' });

    expect(answer).toEqual(refusal(409, 'DUPLICATE_ENTRY'));
    expect(await list()).toEqual(before);
  });

  it('may have a value that another customer monitors', async () => {
    const { add } = await openSubscriber(insurer, 'hand@owl.test');
    const given = { displayName: 'Hers', displayValue: 'ol**@owl.test', value: 'olga@owl.test', token: 'No' };
    expect(await add('EMAIL', given)).toMatchObject({ status: 201 });
  });

  it.each([
    ['EMAIL', 'fourth@mail.test', 'fo****@mail.test'],
    ['MEDICAL_ID', '555-123-4567', '********4567'],
  ])('are refused above the maximum: %s', async (type, value, displayValue) => {
    const { add } = await olga();
    expect(await add(type, { displayName: 'One more', displayValue, value, token: 'No' })).toEqual(
      refusal(409, 'SUBSCRIPTION_FULL'),
    );
  });

  it.each<[what: string, type: string, given: object, refused: unknown]>([
    ['an empty name', 'IBAN', { ...iban, displayName: ' ' }, invalid('displayName')],
    ['a name of 201 characters', 'IBAN', { ...iban, displayName: 'x'.repeat(201) }, invalid('displayName')],
    ['the name for a tester', 'IBAN', { ...iban, displayName: '!FAILED_VALIDATION' }, invalid('displayName')],
    ['no value', 'IBAN', { ...iban, value: '' }, invalid('value')],
    ['a national ID of eight digits', 'NATIONAL_ID', { ...iban, value: '12345678' }, invalid('value')],
    ['a medical ID without hyphens', 'MEDICAL_ID', { ...iban, value: '5551234567' }, invalid('value')],
    ['a driving licence in small letters', 'DRIVING_LICENCE', { ...iban, value: 'abc12345' }, invalid('value')],
    ['a passport of ten characters', 'PASSPORT', { ...iban, value: 'P123456789' }, invalid('value')],
    ['a phone number without its country', 'PHONE', { ...iban, value: '07700900123' }, invalid('value')],
    ['an email address without a domain', 'EMAIL', { ...iban, value: 'olga@' }, invalid('value')],
    ['a display value that is the value', 'IBAN', { ...iban, displayValue: iban.value }, invalid('displayValue')],
    ['a display value with five digits', 'IBAN', { ...iban, displayValue: '****17947' }, invalid('displayValue')],
    ['a token for a value without one', 'IBAN', { ...iban, token: 'tok_1' }, invalid('token')],
    ['a type that there is not', 'FACE', iban, refusal(400, 'INVALID_PARAMS', { type: 'invalid' })],
    ['nothing', 'IBAN', {}, expect.objectContaining(refusal(400, 'MISSING_PARAMS', expect.anything() as never))],
  ])('are refused with %s', async (_what, type, given, refused) => {
    const { add, list } = await olga();
    const before = await list();
    expect(await add(type, given)).toEqual(refused);
    expect(await list()).toEqual(before);
  });

  it('are renamed, and keep all else', async () => {
    const { itemNamed, rename, userId, patch } = await olga();
    const before = await itemNamed('Work mail');

    expect(await rename(before.id, ' Office ')).toMatchObject({
      status: 200,
      body: { ...before, friendlyName: 'Office' },
    });
    expect(await itemNamed('Office')).toEqual({ ...before, friendlyName: 'Office' });
    for (const name of ['', 'x'.repeat(201), '!FAILED_VALIDATION'])
      expect(await rename(before.id, name)).toEqual(invalid('displayName'));
    expect(await patch(`/owl/subscribers/${userId}/subscriptions/no-id`, { displayName: 'x' }, keyed())).toEqual(
      refusal(400, 'INVALID_PARAMS', { subscriptionId: 'invalid' }),
    );
    expect((await itemNamed('Office')).friendlyName).toBe('Office');
  });

  it('are deleted once per key, and free the value', async () => {
    const { add, itemNamed, remove } = await olga();
    const { id } = await itemNamed('Newsletters');

    for (const _ of [1, 2]) expect(await remove(id, 'key-of-deletion')).toMatchObject({ status: 204 });

    expect(await remove(id)).toEqual(noItem);
    const given = {
      displayName: 'Newsletters',
      displayValue: 'ol***********@mail.test',
      value: 'olga.mailings@mail.test',
      token: 'No',
    };
    expect(await add('EMAIL', given)).toMatchObject({ status: 201 });
  });

  it('are not deleted while an alert is open', async () => {
    const { itemNamed, remove } = await olga();
    const { id } = await itemNamed('Passport');
    expect(await remove(id)).toEqual(refusal(409, 'IN_USE'));
    expect((await itemNamed('Passport')).id).toBe(id);
  });

  it('are neither renamed nor deleted by another customer', async () => {
    const hand = await openSubscriber(insurer, 'hand@owl.test');
    const { itemNamed } = await olga();
    const before = await itemNamed('Mobile');

    expect(await hand.rename(before.id, 'Mine')).toEqual(noItem);
    expect(await hand.remove(before.id)).toEqual(noItem);
    expect(await itemNamed('Mobile')).toEqual(before);
  });

  it('are listed late if a lever says so, and count before they are listed', async () => {
    const { add, itemsOf } = await olga();
    const licence = { displayName: 'Licence', displayValue: '****5678', value: 'AB125678', token: 'No' };
    expect(await insurer.lever.post('/listing-delay', { user: 'olga@owl.test', delayMs: 12_000 })).toMatchObject({
      status: 200,
    });

    expect(await add('DRIVING_LICENCE', licence)).toMatchObject({ status: 201 });

    expect(await itemsOf('DRIVING_LICENCE')).toEqual([]);
    expect(await add('DRIVING_LICENCE', licence)).toEqual(refusal(409, 'DUPLICATE_ENTRY'));
    await insurer.lever.post('/clock', { advanceMs: 12_000 });
    expect(await itemsOf('DRIVING_LICENCE')).toMatchObject([{ friendlyName: 'Licence' }]);
    await insurer.lever.post('/listing-delay', { user: 'olga@owl.test', delayMs: 0 });
  });
});

describe.each(databases)('a monitored card, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const shown = '**** **** **** 4242';
  const card = { displayName: 'Red card', displayValue: shown, value: shown };
  const tokenFor = async (login: string, number = '4242 4242 4242 4242') => {
    const { openFrame } = await openSubscriber(insurer, login);
    return (await typeCard(insurer, await openFrame(), number)).body.token;
  };

  it('is added with a token of its customer, which can be used once', async () => {
    const { add, itemsOf, remove } = await openSubscriber(insurer, 'olga@owl.test');
    const token = await tokenFor('olga@owl.test');

    const added = await add('CARD', { ...card, token });

    expect(added).toMatchObject({ status: 201, body: { friendlyName: 'Red card', displayValue: shown, value: shown } });
    expect((await itemsOf('CARD')).map(({ friendlyName }) => friendlyName)).toEqual(['Blue card', 'Red card']);
    await remove((added.body as MonitoredItem).id);
    expect(await add('CARD', { ...card, token })).toEqual(invalid('token'));
  });

  it('is a duplicate by its number, not by the visible digits, on both types of card', async () => {
    const { add } = await openSubscriber(insurer, 'olga@owl.test');
    const token = await tokenFor('olga@owl.test', '5500 0000 0004 4242');

    expect(await add('OTHER_CARD', { ...card, token })).toEqual(refusal(409, 'DUPLICATE_ENTRY'));

    // A refusal rolls back, so the token remains valid for a correction.
    expect(await add('OTHER_CARD', { ...card, token })).toEqual(refusal(409, 'DUPLICATE_ENTRY'));
  });

  it.each<[string, object, string[]]>([
    ['its number as the value', { value: '4242 4242 4242 4242' }, ['value']],
    ['its number as the display value', { displayValue: '4242424242424242' }, ['displayValue']],
    ['its number as the name', { displayName: 'Visa 4242-4242-4242-4242' }, ['displayName']],
    ['other digits than the frame shows', { displayValue: '**** **** **** 1111' }, ['displayValue']],
    ['no token', { token: 'No' }, ['token']],
    ['a token that nobody issued', { token: 'tok_unknown' }, ['token']],
  ])('is refused with %s', async (_what, change, fields) => {
    const { add, itemsOf } = await openSubscriber(insurer, 'olga@owl.test');
    const before = await itemsOf('CARD');
    const token = await tokenFor('olga@owl.test');
    expect(await add('CARD', { ...card, token, ...change })).toEqual(invalid(...fields));
    expect(await itemsOf('CARD')).toEqual(before);
  });

  it('is refused with the token of another customer, and with one that is half an hour old', async () => {
    const olga = await openSubscriber(insurer, 'olga@owl.test');
    const { userId } = await insurer.as('new@owl.test');
    const caller = await insurer.as('new@owl.test');
    await caller.post(`/owl/subscribers/${userId}`, { partnerId: toUuid('partner:owl') });
    expect(await olga.add('CARD', { ...card, token: await tokenFor('new@owl.test') })).toEqual(invalid('token'));

    const token = await tokenFor('olga@owl.test');
    await insurer.lever.post('/clock', { advanceMs: 31 * 60_000 });
    expect(await olga.add('CARD', { ...card, token })).toEqual(invalid('token'));
  });
});

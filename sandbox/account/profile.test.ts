import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, now, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const change = { emailAddress: 'emil.new@sky.test', language: 'EN', locale: 'en-US' };

describe.each(databases)('the account of a customer, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const emil = () => insurer.as('emil@sky.test');
  const own = ({ userId }: { userId: string }) => `/platform/users/${userId}`;
  const login = (username: string) =>
    insurer
      .at('sky')
      .post('/platform/user/login', { username, password: 'Passw0rd!', partnerId: toUuid('partner:sky') });
  const mailsTo = async (recipient: string) => {
    const { body } = await insurer.lever.get(`/outbox?to=${encodeURIComponent(recipient)}`);
    return (body as { body: string }[]).map((mail) => mail.body);
  };

  it('keeps changed details, and leaves all others unchanged', async () => {
    const caller = await emil();
    const before = (await caller.get(own(caller))).body as Record<string, unknown>;

    const { status, body } = await caller.patch(own(caller), {
      surname: '  Lund ',
      mobilePhoneNumber: '+1 555 010 6001',
      language: 'FR',
      nationality: 'SE',
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      surname: 'Lund',
      mobilePhoneNumber: '+15550106001',
      language: 'FR',
      locale: 'fr-US',
      nationality: 'SE',
    });
    expect((await caller.get(own(caller))).body).toEqual(body);
  });

  it.each([
    ['a first name that no form explains', { firstName: 'Nemo' }, refusal(400, 'INVALID_USER_DETAILS')],
    ['a magic last name', { surname: 'Invalid Params' }, refusal(400, 'INVALID_PARAMS', { surname: 'invalid' })],
    ['another one', { surname: 'Failed Validation' }, refusal(400, 'FAILED_VALIDATION', { surname: 'invalid' })],
    ['a name with a figure', { surname: 'B3rg' }, refusal(400, 'FAILED_VALIDATION', { surname: 'invalid' })],
    [
      'no phone number',
      { mobilePhoneNumber: '' },
      refusal(400, 'MISSING_PHONE_NUMBER', { mobilePhoneNumber: 'missing_phone_number' }),
    ],
    ['a national phone number', { mobilePhoneNumber: '07700900123' }, refusal(400, 'PHONE_NUMBER_NOT_INTERNATIONAL')],
    ['a phone number of another customer', { mobilePhoneNumber: '+15550100001' }, refusal(409, 'PHONE_NUMBER_EXISTS')],
    [
      'a language that is not that of the locale',
      { language: 'FR', locale: 'es-US' },
      refusal(400, 'FAILED_VALIDATION', { language: 'invalid' }),
    ],
    ['no country', { nationality: 'x1' }, refusal(400, 'FAILED_VALIDATION', { nationality: 'invalid' })],
  ])('refuses %s, and changes nothing', async (_, changes, refused) => {
    const caller = await emil();
    const before = (await caller.get(own(caller))).body;

    expect(await caller.patch(own(caller), { marketing: 'ALL', ...changes })).toEqual(refused);

    expect((await caller.get(own(caller))).body).toEqual(before);
  });

  it('has one preferred channel, which must be enabled', async () => {
    const caller = await emil();
    const prefer = (email: [0 | 1, 0 | 1], sms: [0 | 1, 0 | 1]) =>
      caller.patch(own(caller), {
        communications: [
          { commsId: 'EMAIL', active: email[0], preferred: email[1] },
          { commsId: 'SMS', active: sms[0], preferred: sms[1] },
        ],
      });
    const wrong = refusal(400, 'FAILED_VALIDATION', { communications: 'invalid' });

    expect(await prefer([1, 1], [1, 1])).toEqual(wrong);
    expect(await prefer([1, 0], [1, 0])).toEqual(wrong);
    expect(await prefer([0, 1], [1, 0])).toEqual(wrong);
    expect((await prefer([0, 0], [1, 1])).body).toMatchObject({
      communicationPreferences: {
        transactional: [
          { commsId: 'EMAIL', active: 0, preferred: 0 },
          { commsId: 'SMS', active: 1, preferred: 1 },
        ],
      },
    });
    expect(
      await caller.patch(own(caller), { communications: [{ commsId: 'PIGEON', active: 1, preferred: 0 }] }),
    ).toEqual(wrong);
  });

  it('records the date when the terms are accepted, and never changes it', async () => {
    const caller = await insurer.as('pending@sky.test');
    const accept = async () => (await caller.patch(own(caller), { terms: { status: 'ACCEPTED' } })).body;
    const accepted = { terms: { status: 'ACCEPTED', version: '3', acceptedOn: now().toISOString() } };

    expect(await accept()).toMatchObject(accepted);
    await insurer.lever.post('/clock', { advanceMs: 60_000 });
    expect(await accept()).toMatchObject(accepted);
  });

  it('signs in with its new address, and notifies both addresses', async () => {
    const caller = await insurer.as('many@sky.test');

    expect((await caller.post(`${own(caller)}/changeEmail`, { ...change, emailAddress: 'Maya@sky.test' })).status).toBe(
      200,
    );

    expect((await login('maya@sky.test')).status).toBe(200);
    expect(await login('many@sky.test')).toEqual(refusal(404, 'ACCOUNT_NOT_FOUND'));
    expect(await mailsTo('many@sky.test')).toEqual([
      'You now sign in with Maya@sky.test. If you did not change this, please tell us.',
    ]);
    expect(await mailsTo('Maya@sky.test')).toEqual(['You now sign in with this address.']);
  });

  it.each([
    ['of another customer', { emailAddress: 'Mfa@sky.test' }, refusal(409, 'EMAIL_ALREADY_USED')],
    ['without a locale', { locale: null }, refusal(400, 'MISSING_LOCALE')],
    ['that is none', { emailAddress: 'emil at sky' }, refusal(400, 'FAILED_VALIDATION', { emailAddress: 'invalid' })],
  ])('refuses the address %s', async (_, changes, refused) => {
    const caller = await emil();

    expect(await caller.post(`${own(caller)}/changeEmail`, { ...change, ...changes })).toEqual(refused);

    expect((await login('emil@sky.test')).status).toBe(200);
  });

  it('gives an address to one of two customers who request it at once', async () => {
    const callers = await Promise.all(['one@sky.test', 'nomethod@sky.test'].map((each) => insurer.as(each)));

    const answers = await Promise.all(
      callers.map((caller) =>
        caller.post(`${own(caller)}/changeEmail`, { ...change, emailAddress: 'wanted@sky.test' }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each([
    ['POL-NONE', refusal(404, 'POLICY_NOT_FOUND')],
    ['POL-EXPIRED', refusal(400, 'POLICY_EXPIRED')],
    ['POL-INACTIVE', refusal(400, 'POLICY_INACTIVE')],
    ['POL-INVALID', refusal(400, 'POLICY_INVALID')],
    ['POL-OTHER', refusal(409, 'ALREADY_ASSIGNED')],
    ['POL-NOLIMIT', refusal(409, 'ALREADY_ASSIGNED')],
  ])('does not join %s', async (policyNumber, refused) => {
    const caller = await emil();

    expect(await caller.put(`${own(caller)}/policies/${policyNumber}`)).toEqual(refused);
  });

  it('joins a policy once, however its number is written', async () => {
    const caller = await emil();

    const { status, body } = await caller.put(`${own(caller)}/policies/pol-near`);

    expect(status).toBe(200);
    expect(body).toContainEqual(expect.objectContaining({ externalPolicyNumber: 'POL-NEAR', policyCapUsed: 0 }));
    expect((await caller.get(`${own(caller)}/policies`)).body).toEqual(body);
    expect(await caller.put(`${own(caller)}/policies/POL-NEAR`)).toEqual(refusal(409, 'ALREADY_ASSIGNED'));
  });

  it('refuses changes by read-only accounts and by other customers', async () => {
    const [reader, anna] = [await insurer.as('readonly@sky.test'), await insurer.as('anna@sky.test')];
    const { userId } = await emil();
    const refused = refusal(401, 'ACCESS_DENIED');

    for (const path of [own(reader), `/platform/users/${userId}`]) {
      const caller = path === own(reader) ? reader : anna;
      expect(await caller.patch(path, { surname: 'Lund' })).toEqual(refused);
      expect(await caller.post(`${path}/changeEmail`, change)).toEqual(refused);
      expect(await caller.put(`${path}/policies/POL-NEAR`)).toEqual(refused);
    }
  });

  it('hides its address and its policies from a widget', async () => {
    const widget = await insurer.as('widget-anna', { type: 'widget' });

    expect((await widget.patch(own(widget), { marketing: 'EMAIL' })).status).toBe(200);
    expect(await widget.post(`${own(widget)}/changeEmail`, change)).toEqual(refusal(401, 'ACCESS_DENIED'));
    expect(await widget.put(`${own(widget)}/policies/POL-NEAR`)).toEqual(refusal(401, 'ACCESS_DENIED'));
  });
});

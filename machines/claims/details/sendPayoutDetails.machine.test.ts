import { expect, it } from 'vitest';
import { answers, begun, newId, otherAddress, shop, till } from '#tests/kit/machines/payoutDetails.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { sendPayoutDetailsModel } from './sendPayoutDetails.model.ts';

it('sends the payout to an existing account and creates none', () => {
  const { enter, same, sent, asked, answer, actor } = begun();

  enter(shop);
  expect(asked()).toEqual(['readMethods']);
  same();
  expect(sent('sendPayout')).toEqual({
    itemId: 'shop',
    alertId: 'claim',
    payoutId: 'payout',
    payoutMethodId: shop.chosen,
    contactNumber: shop.contactNumber,
    key: 'key-1',
  });
  expect(asked()).toHaveLength(1);
  answer('sendPayout', answers.sendPayout.sent);
  expect([actor.getSnapshot().output, asked()]).toEqual(['sent', ['announceSent', 'claimsOutdated']]);
});

it('creates an account with its e-mail address and sends the payout to it', () => {
  const { enter, sent, answer } = begun();

  enter(till);
  expect(sent('createMethod')).toEqual({
    key: 'key-1',
    method: {
      vendor: 'BUSINESS-BANK',
      service: 'BUSINESS',
      provider: 'BANK',
      type: 'BANK',
      description: 'Till account',
      fields: { ...till.fields, email: till.email },
    },
  });
  answer('createMethod', answers.createMethod.created);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId, contactNumber: till.contactNumber, key: 'key-2' });
});

it('creates no second account after the payout could not be sent, whatever is corrected', () => {
  const { enter, same, sent, asked, answer, is } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  expect(is()).toBe('editing');
  asked();
  enter({ ...till, contactNumber: '+15550100002' });
  same();
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId, contactNumber: '+15550100002', key: 'key-3' });
  expect(asked().filter((port) => port.startsWith('createMethod'))).toEqual([]);
});

it.each([
  ['called otherwise', { description: 'Till' }],
  ['with another number', { fields: { ...till.fields, accountNumber: '00001234' } }],
  ['with another e-mail address', { email: 'till@harvest.test' }],
])('creates another account that is %s, under another key', (_how, changes) => {
  const { enter, sent, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  enter({ ...till, ...changes });
  expect(sent('createMethod')).toMatchObject({ key: 'key-3' });
});

it('finds the created account after a lost answer', () => {
  const { enter, sent, fail, answer } = begun();

  enter(till);
  fail('createMethod');
  answer('readMethods', answers.readMethods['with it']);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId });
});

it('requests the same account again under the same key if the insurer has not received it', () => {
  const { enter, sent, fail, answer } = begun();

  enter(till);
  fail('createMethod');
  answer('readMethods', answers.readMethods['without it']);
  enter(till);
  expect(sent('createMethod')).toMatchObject({ key: 'key-1' });
});

it('matches an existing account to the description', () => {
  const { enter, sent, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  answer('readMethods', answers.readMethods['with it']);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId });
});

it.each([
  ['at another bank', { sortCode: '220000' }],
  ['with another number', { accountNumber: '00009999' }],
])('does not match an account that is %s', (_how, changes) => {
  const { enter, fail, answer, is } = begun();

  enter({ ...till, fields: { ...till.fields, ...changes } });
  fail('createMethod');
  answer('readMethods', answers.readMethods['with it']);
  expect(is()).toBe('editing');
});

it('does not match an account whose number is unknown', () => {
  const { enter, fail, answer, is } = begun();
  const [, known] = answers.readMethods['with it'].methods;

  enter(till);
  fail('createMethod');
  answer('readMethods', {
    kind: 'read',
    methods: known
      ? [
          { ...known, fields: {} },
          { ...known, vendor: 'X-Y' },
        ]
      : [],
  });
  expect(is()).toBe('editing');
});

it.each([
  ['lost', (stage: ReturnType<typeof begun>) => stage.fail('createMethod')],
  [
    'that it is there',
    (stage: ReturnType<typeof begun>) => stage.answer('createMethod', answers.createMethod.PAYOUT_EXITS),
  ],
])('stores the e-mail address with the existing account after the answer %s', (_how, happens) => {
  const stage = begun();
  const { enter, sent, answer } = stage;

  enter(till);
  happens(stage);
  answer('readMethods', answers.readMethods['with it and another address']);
  expect(sent('correctMethod')).toEqual({ payoutMethodId: newId, email: till.email, key: 'key-3' });
  answer('correctMethod', answers.correctMethod.corrected);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId, key: 'key-2' });
});

it('sends nothing to an existing account until its e-mail address matches the input', () => {
  const { enter, sent, asked, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  answer('readMethods', answers.readMethods['with it and another address']);
  answer('correctMethod', createRefusal('PAYOUT_SERVICE_ERROR'));
  asked();
  enter(till);
  expect(asked().map((port) => port.split('(')[0])).toEqual(['createMethod']);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  answer('readMethods', answers.readMethods['with it and another address']);
  expect(sent('correctMethod')).toMatchObject({ payoutMethodId: newId, email: till.email });
});

it('sends the e-mail address again after a lost answer', () => {
  const { enter, same, sent, fail, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  answer('readMethods', answers.readMethods['with it and another address']);
  fail('correctMethod');
  enter(till);
  same();
  expect(sent('correctMethod')).toMatchObject({ payoutMethodId: newId, key: 'key-3' });
});

it('changes no account for a user without the right and shows the existing one', () => {
  const { enter, asked, answer, is } = begun({ mayCorrect: false });

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  asked();
  answer('readMethods', answers.readMethods['with it and another address']);
  expect([is(), asked()]).toEqual(['working.choosingAnew', ['readChoice']]);
});

it('sends to the existing account for a user without the right if its e-mail address matches', () => {
  const { enter, same, answer, is } = begun({ mayCorrect: false });

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  same();
  expect(is()).toBe('working.sending');
});

it('sends refused details under a new key', () => {
  const { enter, same, sent, answer } = begun();

  enter(shop);
  same();
  answer('sendPayout', createRefusal('GENERAL_400'));
  enter(shop);
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-2' });
});

it('sends a changed e-mail address first, and once', () => {
  const { enter, same, sent, asked, answer } = begun();

  enter(otherAddress);
  same();
  const correction = { payoutMethodId: shop.chosen, email: 'till@harvest.test', key: 'key-1' };
  expect(sent('correctMethod')).toEqual(correction);
  answer('correctMethod', answers.correctMethod.corrected);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  asked();
  enter(otherAddress);
  answer('readMethods', answers.readMethods['as it was corrected']);
  expect(asked().map((port) => port.split('(')[0])).toEqual(['readMethods', 'sendPayout']);
});

it('repeats the e-mail address under the same key after a lost answer, and another one under another key', () => {
  const { enter, same, sent, fail, answer } = begun();

  enter(otherAddress);
  same();
  fail('correctMethod');
  enter(otherAddress);
  answer('readMethods', answers.readMethods['as it was corrected']);
  expect(sent('correctMethod')).toMatchObject({ key: 'key-1' });
  fail('correctMethod');
  enter({ ...otherAddress, email: 'shop@harvest.test' });
  same();
  expect(sent('correctMethod')).toMatchObject({ key: expect.not.stringMatching('key-1') });
});

it('reads the existing accounts again when the chosen one no longer exists', () => {
  const { enter, same, answer, actor } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout.PAYMENT_METHOD_NOT_FOUND);
  answer('readChoice', { kind: 'read', methods: [], asked: [] });
  expect(actor.getSnapshot().context.choice).toMatchObject({ methods: [] });
});

describeModel(sendPayoutDetailsModel);

import { expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { refusedWith } from '../../answers.model.ts';

import type { EnteredDetails } from './details.ts';
import { sendPayoutDetailsMachine } from './sendPayoutDetails.machine.ts';
import { sendPayoutDetailsModel } from './sendPayoutDetails.model.ts';

const { answers, events, inputs } = sendPayoutDetailsModel;
const {
  'an account there is': shop,
  'a new account': till,
  'with another address': otherAddress,
} = events['details.entered'];
const newId = answers.createMethod.created.payoutMethodId;

/** The form is there. Each key is another one. */
function begun() {
  let made = 0;
  const stage = onStage(sendPayoutDetailsMachine, { ...inputs['from its claim'], newKey: () => `key-${++made}` });
  stage.answer('readChoice', answers.readChoice.read);
  const { actor, asked } = stage;
  asked();
  return {
    ...stage,
    enter: (details: EnteredDetails) => actor.send({ type: 'details.entered', ...details }),
    is: () => actor.getSnapshot().value,
  };
}

it('sends it to an account that there is, and sets none up', () => {
  const { enter, sent, asked, answer, actor } = begun();

  enter(shop);
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

it('sets an account up as it was described, with its e-mail address, and sends the payout to it', () => {
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

it('sets no second account up after the payout could not be sent, whatever is mended', () => {
  const { enter, sent, asked, answer, is } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  expect(is()).toBe('editing');
  asked();
  enter({ ...till, contactNumber: '+15550100002' });
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId, contactNumber: '+15550100002', key: 'key-3' });
  expect(asked().filter((port) => port.startsWith('createMethod'))).toEqual([]);
});

it.each([
  ['called otherwise', { description: 'Till' }],
  ['with another number', { fields: { ...till.fields, accountNumber: '00001234' } }],
  ['with another e-mail address', { email: 'till@harvest.test' }],
])('sets up another one that is %s, under another key', (_how, changes) => {
  const { enter, sent, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  enter({ ...till, ...changes });
  expect(sent('createMethod')).toMatchObject({ key: 'key-3' });
});

it('finds the account that was set up though the answer was lost', () => {
  const { enter, sent, fail, answer } = begun();

  enter(till);
  fail('createMethod');
  answer('readMethods', answers.readMethods['with it']);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId });
});

it('asks for the same account again under the same key, where the insurer has not heard of it', () => {
  const { enter, sent, fail, answer } = begun();

  enter(till);
  fail('createMethod');
  answer('readMethods', answers.readMethods['without it']);
  enter(till);
  expect(sent('createMethod')).toMatchObject({ key: 'key-1' });
});

it('takes the account that is there already for the one that was described', () => {
  const { enter, sent, answer } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  answer('readMethods', answers.readMethods['with it']);
  expect(sent('sendPayout')).toMatchObject({ payoutMethodId: newId });
});

it.each([
  ['at another bank', { sortCode: '220000' }],
  ['with another number', { accountNumber: '00009999' }],
])('takes none for it that is %s', (_how, changes) => {
  const { enter, fail, answer, is } = begun();

  enter({ ...till, fields: { ...till.fields, ...changes } });
  fail('createMethod');
  answer('readMethods', answers.readMethods['with it']);
  expect(is()).toBe('editing');
});

it('takes none for it that nobody knows the number of', () => {
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

it('has sent what was sent, though the answer was lost', () => {
  const { enter, sent, fail, answer, actor } = begun();

  enter(shop);
  fail('sendPayout');
  expect(sent('readClaim')).toEqual({ alertId: 'claim' });
  answer('readClaim', answers.readClaim.sent);
  expect(actor.getSnapshot().output).toBe('sent');
});

it('sends the same again under the same key, and something else under another', () => {
  const { enter, sent, fail, answer } = begun();

  enter(shop);
  fail('sendPayout');
  answer('readClaim', answers.readClaim.waiting);
  enter(shop);
  expect(sent('sendPayout')).toMatchObject({ key: 'key-1' });
  fail('sendPayout');
  answer('readClaim', answers.readClaim.waiting);
  enter({ ...shop, contactNumber: '+15550100009' });
  expect(sent('sendPayout')).toMatchObject({ key: 'key-2' });
});

it('sends what was refused under a new key', () => {
  const { enter, sent, answer } = begun();

  enter(shop);
  answer('sendPayout', refusedWith('GENERAL_400'));
  enter(shop);
  expect(sent('sendPayout')).toMatchObject({ key: 'key-2' });
});

it('tells the insurer of another e-mail address before anything is sent, and once', () => {
  const { enter, sent, asked, answer } = begun();

  enter(otherAddress);
  const correction = { payoutMethodId: shop.chosen, email: 'till@harvest.test', key: 'key-1' };
  expect(sent('correctMethod')).toEqual(correction);
  answer('correctMethod', answers.correctMethod.corrected);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  asked();
  enter(otherAddress);
  expect(asked().map((port) => port.split('(')[0])).toEqual(['sendPayout']);
});

it('tells of it again under the same key, where no answer came, and of another one under another', () => {
  const { enter, sent, fail } = begun();

  enter(otherAddress);
  fail('correctMethod');
  enter(otherAddress);
  expect(sent('correctMethod')).toMatchObject({ key: 'key-1' });
  fail('correctMethod');
  enter({ ...otherAddress, email: 'shop@harvest.test' });
  expect(sent('correctMethod')).toMatchObject({ key: expect.not.stringMatching('key-1') });
});

it('knows which accounts there are, once the one that was chosen is gone', () => {
  const { enter, answer, actor } = begun();

  enter(shop);
  answer('sendPayout', answers.sendPayout.PAYMENT_METHOD_NOT_FOUND);
  answer('readChoice', { kind: 'read', methods: [], asked: [] });
  expect(actor.getSnapshot().context.choice).toMatchObject({ methods: [] });
});

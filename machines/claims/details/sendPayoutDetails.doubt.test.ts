import { expect, it } from 'vitest';
import { answers, begun, otherAddress, shop, till } from '#tests/kit/machines/payoutDetails.ts';
import { createRefusal } from '../../kit/refusals.model.ts';

it('announces an arrived payout, without saying who sent it, after a lost answer', () => {
  const { enter, same, sent, asked, fail, answer, actor } = begun();

  enter(shop);
  same();
  fail('sendPayout');
  expect(sent('readClaim')).toEqual({ alertId: 'claim' });
  asked();
  answer('readClaim', answers.readClaim.sent);
  expect([actor.getSnapshot().output, asked()]).toEqual(['sent', ['announceArrived', 'claimsOutdated']]);
});

it('checks the claim after a failure at the insurer and knows that the details may still be accepted', () => {
  const { enter, same, answer, is, context } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout.PAYOUT_SERVICE_ERROR);
  answer('readClaim', answers.readClaim.waiting);
  expect([is(), context().isUnheard, context().sending?.key]).toEqual(['notReceived', true, 'key-1']);
});

/** The payout was sent, the answer was lost, and the insurer has not received it. */
function unheard() {
  const stage = begun();
  stage.enter(shop);
  stage.same();
  stage.fail('sendPayout');
  stage.answer('readClaim', answers.readClaim.waiting);
  stage.asked();
  return stage;
}

it('repeats unreceived details unchanged, under their key and to the same account', () => {
  const { actor, enter, sent, asked, answer, same, is } = unheard();

  expect(is()).toBe('notReceived');
  enter({ ...shop, contactNumber: '+15550100009' });
  expect([is(), asked()]).toEqual(['notReceived', []]);
  actor.send({ type: 'resend.requested' });
  expect(asked()).toEqual(['readMethods']);
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-1', contactNumber: shop.contactNumber });
  answer('sendPayout', answers.sendPayout.sent);
  expect(actor.getSnapshot().output).toBe('sent');
});

it.each([
  ['no answer comes', (stage: ReturnType<typeof begun>) => stage.fail('readMethods')],
  [
    'the answer is a refusal',
    (stage: ReturnType<typeof begun>) => stage.answer('readMethods', createRefusal('PAYOUT_SERVICE_ERROR')),
  ],
])('still offers the repetition after the account was checked, and %s', (_how, happens) => {
  const stage = unheard();

  stage.actor.send({ type: 'resend.requested' });
  happens(stage);
  expect(stage.is()).toBe('notReceived');
});

it('does not repeat the details to an account that has changed', () => {
  const { actor, asked, answer, is, context } = unheard();

  actor.send({ type: 'resend.requested' });
  answer('readMethods', answers.readMethods['with other numbers']);
  answer('readChoice', answers.readChoice.read);
  expect([is(), context().isOther, context().isUnheard]).toEqual(['editing', true, true]);
  expect(asked().filter((port) => port.startsWith('sendPayout'))).toEqual([]);
});

it('sends changed details under another key and knows that the first may still arrive', () => {
  const { actor, enter, same, sent, answer, is, context } = unheard();

  actor.send({ type: 'edit.requested' });
  expect(is()).toBe('editing');
  enter({ ...shop, contactNumber: '+15550100009' });
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-2', contactNumber: '+15550100009' });
  answer('sendPayout', answers.sendPayout.PAYOUT_NOT_FOUND);
  expect([is(), context().isUnheard]).toEqual(['changedElsewhere', true]);
});

it('reuses the key when the details were not changed after all', () => {
  const { actor, enter, same, sent } = unheard();

  actor.send({ type: 'edit.requested' });
  enter(shop);
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-1' });
});

it('knows that nothing is pending when every answer came', () => {
  const { enter, same, answer, is, context } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout.PAYOUT_NOT_FOUND);
  expect([is(), context().isUnheard]).toEqual(['changedElsewhere', false]);
});

it.each([
  ['has another number', { fields: { accountNumber: '00009999' } }],
  ['is called otherwise', { description: 'Savings' }],
  ['has another provider', { vendor: 'MANUAL-PAYPAL' }],
  ['has another id', { payoutMethodId: 'another' }],
])('sends nothing to an account that %s by now and asks again', (_how, changes) => {
  const { enter, asked, answer, is, context } = begun();
  const methods = answers.readMethods['without it'].methods.map((method) => ({ ...method, ...changes }));

  enter(shop);
  asked();
  answer('readMethods', { kind: 'read', methods });
  expect([is(), asked()]).toEqual(['working.choosingAnew', ['readChoice']]);
  answer('readChoice', { ...answers.readChoice.read, methods });
  expect([is(), context().isOther, context().choice?.methods]).toEqual(['editing', true, methods]);
  enter({ ...shop, chosen: methods[0]?.payoutMethodId ?? '' });
  expect(context().isOther).toBe(false);
  answer('readMethods', { kind: 'read', methods });
  expect(is()).toBe('working.sending');
});

it('does not correct an account that has changed', () => {
  const { enter, asked, answer, is } = begun();

  enter(otherAddress);
  asked();
  answer('readMethods', answers.readMethods['with other numbers']);
  expect([is(), asked()]).toEqual(['working.choosingAnew', ['readChoice']]);
});

it('sends nothing to a described account whose number has changed', () => {
  const { enter, asked, answer, is } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  enter({ ...till, contactNumber: '+15550100002' });
  asked();
  answer('readMethods', answers.readMethods['with other numbers']);
  expect([is(), asked()]).toEqual(['working.choosingAnew', ['readChoice']]);
});

it('sends nothing when the account cannot be checked', () => {
  const { enter, asked, answer, fail, is } = begun();

  enter(shop);
  asked();
  fail('readMethods');
  expect([is(), asked()]).toEqual(['editing', ['announceUnsent']]);
  enter(shop);
  asked();
  answer('readMethods', createRefusal('PAYOUT_SERVICE_ERROR'));
  expect([is(), asked()]).toEqual(['editing', ['react(warning, PAYOUT_SERVICE_ERROR)']]);
});

it('sends nothing to an account that is neither offered nor listed', () => {
  const { enter, asked, is } = begun();

  enter({ ...shop, chosen: '8d1b0a1e-0000-4000-8000-000000000009' });
  expect([is(), asked()]).toEqual(['editing', []]);
});

import { expect, it } from 'vitest';
import { answers, begun, otherAddress, shop, till } from '#tests/kit/machines/payoutDetails.ts';
import { refusedWith } from '../../answers.model.ts';

it('says of a payout that is sent that it is, and not by whom, where no answer came', () => {
  const { enter, same, sent, asked, fail, answer, actor } = begun();

  enter(shop);
  same();
  fail('sendPayout');
  expect(sent('readClaim')).toEqual({ alertId: 'claim' });
  asked();
  answer('readClaim', answers.readClaim.sent);
  expect([actor.getSnapshot().output, asked()]).toEqual(['sent', ['announceArrived', 'claimsOutdated']]);
});

it('looks at the claim where something broke at the insurer, and knows that what it had may be taken yet', () => {
  const { enter, same, answer, is, context } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout.PAYOUT_SERVICE_ERROR);
  answer('readClaim', answers.readClaim.waiting);
  expect([is(), context().isUnheard, context().sending?.key]).toEqual(['missing', true, 'key-1']);
});

/** The payout went off, no answer came, and the insurer has not heard of it. */
function unheard() {
  const stage = begun();
  stage.enter(shop);
  stage.same();
  stage.fail('sendPayout');
  stage.answer('readClaim', answers.readClaim.waiting);
  stage.asked();
  return stage;
}

it('sends what the insurer has not heard of again as it was, under its key, to the account that it was', () => {
  const { actor, enter, sent, asked, answer, same, is } = unheard();

  expect(is()).toBe('missing');
  enter({ ...shop, contactNumber: '+15550100009' });
  expect([is(), asked()]).toEqual(['missing', []]);
  actor.send({ type: 'details.repeated' });
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
    (stage: ReturnType<typeof begun>) => stage.answer('readMethods', refusedWith('PAYOUT_SERVICE_ERROR')),
  ],
])('offers to send it again still, where it is asked whether the account is the same, and %s', (_how, happens) => {
  const stage = unheard();

  stage.actor.send({ type: 'details.repeated' });
  happens(stage);
  expect(stage.is()).toBe('missing');
});

it('does not send it again to an account that is another one by now', () => {
  const { actor, asked, answer, is, context } = unheard();

  actor.send({ type: 'details.repeated' });
  answer('readMethods', answers.readMethods['with other numbers']);
  answer('readChoice', answers.readChoice.read);
  expect([is(), context().isOther, context().isUnheard]).toEqual(['editing', true, true]);
  expect(asked().filter((port) => port.startsWith('sendPayout'))).toEqual([]);
});

it('sends something else under another key, once they changed it, and knows that the first may arrive yet', () => {
  const { actor, enter, same, sent, answer, is, context } = unheard();

  actor.send({ type: 'details.reconsidered' });
  expect(is()).toBe('editing');
  enter({ ...shop, contactNumber: '+15550100009' });
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-2', contactNumber: '+15550100009' });
  answer('sendPayout', answers.sendPayout.PAYOUT_NOT_FOUND);
  expect([is(), context().isUnheard]).toEqual(['moved', true]);
});

it('sends what they did not change after all under its key', () => {
  const { actor, enter, same, sent } = unheard();

  actor.send({ type: 'details.reconsidered' });
  enter(shop);
  same();
  expect(sent('sendPayout')).toMatchObject({ key: 'key-1' });
});

it('knows that nothing of theirs may arrive, where every answer came', () => {
  const { enter, same, answer, is, context } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout.PAYOUT_NOT_FOUND);
  expect([is(), context().isUnheard]).toEqual(['moved', false]);
});

it.each([
  ['has another number', { fields: { accountNumber: '00009999' } }],
  ['is called otherwise', { description: 'Savings' }],
  ['has another provider', { vendor: 'MANUAL-PAYPAL' }],
  ['has another id', { payoutMethodId: 'another' }],
])('sends nothing to an account that %s by now, and asks again', (_how, changes) => {
  const { enter, asked, answer, is, context } = begun();
  const methods = answers.readMethods['without it'].methods.map((method) => ({ ...method, ...changes }));

  enter(shop);
  asked();
  answer('readMethods', { kind: 'read', methods });
  expect([is(), asked()]).toEqual(['choosingAnew', ['readChoice']]);
  answer('readChoice', { ...answers.readChoice.read, methods });
  expect([is(), context().isOther, context().choice?.methods]).toEqual(['editing', true, methods]);
  enter({ ...shop, chosen: methods[0]?.payoutMethodId ?? '' });
  expect(context().isOther).toBe(false);
  answer('readMethods', { kind: 'read', methods });
  expect(is()).toBe('sending');
});

it('corrects nothing of an account that is another one by now', () => {
  const { enter, asked, answer, is } = begun();

  enter(otherAddress);
  asked();
  answer('readMethods', answers.readMethods['with other numbers']);
  expect([is(), asked()]).toEqual(['choosingAnew', ['readChoice']]);
});

it('sends nothing to an account that was described, and has another number by now', () => {
  const { enter, asked, answer, is } = begun();

  enter(till);
  answer('createMethod', answers.createMethod.created);
  answer('sendPayout', answers.sendPayout['wrong phone']);
  enter({ ...till, contactNumber: '+15550100002' });
  asked();
  answer('readMethods', answers.readMethods['with other numbers']);
  expect([is(), asked()]).toEqual(['choosingAnew', ['readChoice']]);
});

it('sends nothing where nobody could say whether the account is the same', () => {
  const { enter, asked, answer, fail, is } = begun();

  enter(shop);
  asked();
  fail('readMethods');
  expect([is(), asked()]).toEqual(['editing', ['announceUnsent']]);
  enter(shop);
  asked();
  answer('readMethods', refusedWith('PAYOUT_SERVICE_ERROR'));
  expect([is(), asked()]).toEqual(['editing', ['react(warning, PAYOUT_SERVICE_ERROR)']]);
});

it('sends nothing to what is neither offered nor there', () => {
  const { enter, asked, is } = begun();

  enter({ ...shop, chosen: '8d1b0a1e-0000-4000-8000-000000000009' });
  expect([is(), asked()]).toEqual(['editing', []]);
});

import { describe, expect, it } from 'vitest';

import { lacksAddress, preferredFirst, wantsSwitch } from '#rules/payouts/methods.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { selectPayoutMachine } from './selectPayout.machine.ts';
import { has, household, selectPayoutModel } from './selectPayout.model.ts';

const { readPayouts } = selectPayoutModel.answers;

function opened(isPaidByPartner = false) {
  let count = 0;
  const stage = onStage(selectPayoutMachine, { isPaidByPartner, newKey: () => `key-${++count}` });
  return { ...stage, output: () => stage.actor.getSnapshot().output, state: () => stage.actor.getSnapshot().value };
}
const selected = (payoutMethodId: string | null) => ({ kind: 'selected', payoutMethodId });

describe('where the money goes', () => {
  it('is to the only method, without a question', () => {
    const { answer, asked, output } = opened();

    expect(asked()).toEqual(['readPayouts']);
    answer('readPayouts', readPayouts.one);

    expect(output()).toEqual(selected('household'));
  });

  it('is asked where there are several, the preferred one first', () => {
    const { actor, answer, output } = opened();

    answer('readPayouts', readPayouts.several);
    const { methods } = actor.getSnapshot().context;
    expect(methods.map(({ payoutMethodId }) => payoutMethodId)).toEqual(['wallet', 'bare', 'household']);
    actor.send({ type: 'method.chosen', payoutMethodId: 'household' });

    expect(output()).toEqual(selected('household'));
  });

  it('is what was set up for it, once the insurer has it', () => {
    const { actor, answer, output, state } = opened();

    answer('readPayouts', readPayouts.none);
    expect(state()).toBe('settingUp');
    actor.send({ type: 'method.setUp', payoutMethodId: 'household' });
    answer('readPayouts', readPayouts.several);

    expect(output()).toEqual(selected('household'));
  });

  it('is the partner’s to know, where it pays and nothing is set up', () => {
    const { answer, output } = opened(true);

    answer('readPayouts', readPayouts.none);

    expect(output()).toEqual(selected(null));
  });

  it('is looked at again after an address was added: another provider may want it, too', () => {
    const { actor, answer, asked, state, output } = opened();

    answer('readPayouts', { ...readPayouts['one without an address'], vendors: ['CORPORATE-BANKPRO'] });
    expect(state()).toBe('addressing');
    actor.getSnapshot().children['addAddress']?.send({
      type: 'details.entered',
      details: { addressLine1: '12 Harbour Road' },
    });
    answer('addAddress.edit', { kind: 'edited' });
    asked();
    answer('readPayouts', readPayouts['one that goes elsewhere from now on']);
    expect(asked()).toEqual(['readFields(CORPORATE-BANKPRO, USD)']);
    answer('readFields', selectPayoutModel.answers.readFields.read);
    expect(state()).toBe('switching');
    actor.getSnapshot().children['switchProvider']?.send({ type: 'details.entered', details: { routing: 'X' } });
    answer('switchProvider.edit', { kind: 'edited' });
    answer('readPayouts', readPayouts['one through the corporate provider']);

    expect(output()).toEqual(selected('household'));
  });

  it('is asked anew where the chosen method is gone meanwhile', () => {
    const { actor, answer, state } = opened();

    answer('readPayouts', readPayouts.several);
    actor.send({ type: 'method.chosen', payoutMethodId: 'bare' });
    actor.getSnapshot().children['addAddress']?.send({ type: 'details.entered', details: { city: 'X' } });
    answer('addAddress.edit', {
      kind: 'refused',
      reaction: { kind: 'warning', code: 'PAYMENT_METHOD_NOT_FOUND' },
    });
    answer('readPayouts', has(household, { ...household, payoutMethodId: 'another' }));

    expect(state()).toBe('choosing');
  });
});

it.each([
  ['a bank account that is paid by hand, without an address', {}, true],
  ['one with an address', { address: { addressLine1: '12 Harbour Road' } }, false],
  ['one whose address is blank', { address: { addressLine1: ' ' } }, true],
  ['a wallet', { type: 'WALLET' }, false],
  ['an account of another service', { service: 'CORPORATE' }, false],
])('%s lacks its address: %s', (_what, more, lacks) => {
  expect(lacksAddress({ ...household, address: {}, ...more })).toBe(lacks);
});

it.each([
  ['of another provider', {}, ['CORPORATE-BANKPRO'], true],
  ['of this one', { vendor: 'CORPORATE-BANKPRO' }, ['CORPORATE-BANKPRO'], false],
  ['where it is not asked for', {}, ['MANUAL-BANK'], false],
  ['that is no bank account', { type: 'WALLET' }, ['CORPORATE-BANKPRO'], false],
])('a method %s is to go through the corporate provider', (_what, more, vendors, wants) => {
  expect(wantsSwitch({ ...household, ...more }, vendors)).toBe(wants);
});

it('keeps the order of those that are not preferred', () => {
  const [one, two, three] = [false, false, true].map((isPreferred, at) => ({ isPreferred, at }));
  expect(preferredFirst([one, two, three].flatMap((each) => each ?? [])).map(({ at }) => at)).toEqual([2, 0, 1]);
});

const placeOf = (state: string, known: readonly (string | false)[]) =>
  `${state} (${known.filter((each) => each !== false).join(', ')})`;

/** What is read leads on by whether a partner pays, and whether somebody chose before. */
const readings = [false, true].flatMap((isPaidByPartner) =>
  [false, true].map((isChosen) => {
    const partner = isPaidByPartner && 'partner';
    const chosen = isChosen && 'chosen';
    const several = isChosen ? 'selected' : 'choosing';
    const severalElsewhere = isChosen ? 'readingFields' : 'choosing';
    return [
      placeOf('reading', [partner, chosen]),
      {
        'dialog.closed': 'left',
        'readPayouts: none': isPaidByPartner ? 'selected (partner)' : 'settingUp',
        'readPayouts: one': placeOf('selected', [partner, 'chosen']),
        'readPayouts: several': placeOf(several, [partner, 'of many', chosen]),
        'readPayouts: one without an address': placeOf('addressing', [partner, 'chosen']),
        'readPayouts: one that goes elsewhere from now on': placeOf('readingFields', [partner, 'elsewhere', 'chosen']),
        'readPayouts: several that go elsewhere from now on': placeOf(severalElsewhere, [
          partner,
          'of many',
          'elsewhere',
          chosen,
        ]),
        'readPayouts: one through the corporate provider': placeOf('selected', [partner, 'elsewhere', 'chosen']),
        'readPayouts: PAYOUT_SERVICE_ERROR': 'unread + react(warning, PAYOUT_SERVICE_ERROR)',
        'readPayouts: no answer': 'unread + announceUnanswered',
      },
    ] as const;
  }),
);

const mendedIn = (actor: string, known: string, left: string) => ({
  [`${actor}: edited`]: `reading (${known})`,
  [`${actor}: gone`]: `reading (${known})`,
  [`${actor}: left`]: left,
});

describeModel(
  selectPayoutModel,
  {
    'to begin with': { 'a customer': 'reading', 'whom a partner pays': 'reading (partner)' },
    unread: { 'retry.asked': 'reading', 'dialog.closed': 'left' },
    settingUp: { 'method.setUp: done': 'reading (chosen)', 'method.setUp: not at all': 'left' },
    choosing: {
      'method.chosen: the household account': 'selected (of many, chosen)',
      'method.chosen: one without an address': 'addressing (of many, chosen)',
      'dialog.closed': 'left',
    },
    'choosing (of many, elsewhere)': {
      'method.chosen: the household account': 'readingFields (of many, elsewhere, chosen)',
      'method.chosen: one without an address': nothing,
    },
    'choosing (partner, of many)': {
      'method.chosen: the household account': 'selected (partner, of many, chosen)',
      'method.chosen: one without an address': 'addressing (partner, of many, chosen)',
    },
    'choosing (partner, of many, elsewhere)': {
      'method.chosen: the household account': 'readingFields (partner, of many, elsewhere, chosen)',
      'method.chosen: one without an address': nothing,
    },
    readingFields: {
      'dialog.closed': 'left',
      'readFields: read': 'switching',
      'readFields: PAYOUT_SERVICE_NOT_CONFIGURED': 'fieldsUnread + react(warning, PAYOUT_SERVICE_NOT_CONFIGURED)',
      'readFields: no answer': 'fieldsUnread + announceUnanswered',
    },
    fieldsUnread: { 'retry.asked': 'readingFields', 'dialog.closed': 'left' },
    selected: {},
    left: {},
  },
  {
    ...Object.fromEntries(readings),
    'addressing (chosen)': mendedIn('addAddress', 'chosen', 'left'),
    'addressing (of many, chosen)': mendedIn('addAddress', 'chosen', 'choosing (of many)'),
    'addressing (partner, chosen)': mendedIn('addAddress', 'partner, chosen', 'left'),
    'addressing (partner, of many, chosen)': mendedIn('addAddress', 'partner, chosen', 'choosing (partner, of many)'),
    'switching (elsewhere, chosen)': mendedIn('switchProvider', 'chosen', 'left'),
    'switching (of many, elsewhere, chosen)': mendedIn('switchProvider', 'chosen', 'choosing (of many, elsewhere)'),
    'switching (partner, elsewhere, chosen)': mendedIn('switchProvider', 'partner, chosen', 'left'),
    'switching (partner, of many, elsewhere, chosen)': mendedIn(
      'switchProvider',
      'partner, chosen',
      'choosing (partner, of many, elsewhere)',
    ),
  },
);

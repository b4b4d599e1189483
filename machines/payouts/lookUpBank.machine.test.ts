import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { lookUpBankMachine } from './lookUpBank.machine.ts';
import { harbour, lookUpBankModel } from './lookUpBank.model.ts';

const opened = () => onStage(lookUpBankMachine, lookUpBankModel.inputs['from a form']);

describe('looking a bank up', () => {
  it('puts what was found into the fields that the provider names', () => {
    const { actor, asked, answer } = opened();

    actor.send({ type: 'bank.sought', text: ' fir ' });
    expect(asked().join()).toContain('fir');
    answer('findBanks', { kind: 'read', banks: [harbour] });
    actor.send({ type: 'bank.chosen', primaryKey: harbour.primaryKey });

    expect(asked().at(-1)).toBe('fillIn(011000011, Portland)');
  });

  it('asks nobody for less than three letters', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'bank.sought', text: 'fi ' });

    expect([actor.getSnapshot().value, asked()]).toEqual(['tooShort', []]);
  });

  it('is for one text at a time', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'bank.sought', text: 'fir' });
    asked();
    actor.send({ type: 'bank.sought', text: 'exa' });

    expect(asked()).toEqual([]);
  });

  it('begins again where nothing was found', () => {
    const { actor, answer } = opened();

    actor.send({ type: 'bank.sought', text: 'zzz' });
    answer('findBanks', { kind: 'read', banks: [] });
    expect(actor.getSnapshot().value).toBe('nothingFound');
    actor.send({ type: 'bank.sought', text: 'fir' });

    expect(actor.getSnapshot().value).toBe('searching');
  });
});

const seeks = { 'bank.sought: by three letters': 'searching', 'bank.sought: by two': 'tooShort' };

describeModel(lookUpBankModel, {
  'to begin with': { 'from a form': 'typing' },
  typing: seeks,
  tooShort: seeks,
  searching: {
    'findBanks: found': 'choosing',
    'findBanks: nothing': 'nothingFound',
    'findBanks: VENDOR_ERROR': 'typing + react(warning, VENDOR_ERROR)',
    'findBanks: INVALID_PARAMS': 'typing',
    // One text at a time: nobody is asked anew.
    'bank.sought: by three letters': 'searching',
    'bank.sought: by two': 'searching',
    'findBanks: no answer': 'typing + announceUnanswered',
  },
  nothingFound: seeks,
  choosing: { ...seeks, 'bank.chosen: from the list': 'chosen + fillIn(011000011, Portland)', 'list.closed': 'typing' },
  chosen: seeks,
});

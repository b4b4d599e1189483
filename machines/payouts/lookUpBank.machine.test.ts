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

  it('asks the provider for what was typed, without its blanks', () => {
    const { actor, sent } = opened();
    const begun = actor.getSnapshot().context;

    actor.send({ type: 'bank.sought', text: ' first harbor ' });

    expect([begun.sought, begun.banks]).toEqual(['', []]);
    expect(sent('findBanks')).toEqual({ vendor: 'CORPORATE-BANKPRO', country: 'US', bankSearch: 'first harbor' });
    expect(actor.getSnapshot().hasTag('working')).toBe(true);
  });

  it('takes the bank that was chosen, of several, and none once the list is closed or another is sought', () => {
    const { actor, asked, answer } = opened();
    const other = { ...harbour, primaryKey: '022', city: 'BATH' };
    const banks = () => actor.getSnapshot().context.banks;

    actor.send({ type: 'bank.sought', text: 'fir' });
    answer('findBanks', { kind: 'read', banks: [other, harbour] });
    expect(banks()).toHaveLength(2);
    actor.send({ type: 'list.closed' });
    expect(banks()).toEqual([]);
    actor.send({ type: 'bank.sought', text: 'fir' });
    answer('findBanks', { kind: 'read', banks: [other, harbour] });
    actor.send({ type: 'bank.chosen', primaryKey: harbour.primaryKey });
    expect(asked().at(-1)).toBe('fillIn(011000011, Portland)');
    actor.send({ type: 'bank.sought', text: 'exa' });
    expect(banks()).toEqual([]);
  });

  it('has what is wrong with the text at the text', () => {
    const { actor, answer } = opened();

    actor.send({ type: 'bank.sought', text: 'fir' });
    answer('findBanks', lookUpBankModel.answers.findBanks.INVALID_PARAMS);
    expect(actor.getSnapshot().context.problems).toEqual({ bankSearch: 'invalid' });
    actor.send({ type: 'bank.sought', text: 'fir' });
    expect(actor.getSnapshot().context.problems).toEqual({});
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

describeModel(lookUpBankModel);

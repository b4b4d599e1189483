import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { lookUpBankMachine } from './lookUpBank.machine.ts';
import { harbour, lookUpBankModel } from './lookUpBank.model.ts';

const opened = () => onStage(lookUpBankMachine, lookUpBankModel.inputs['from a form']);

describe('lookUpBankMachine', () => {
  it('fills the found bank into the fields that the provider names', () => {
    const { actor, asked, answer } = opened();

    actor.send({ type: 'bank.sought', text: ' fir ' });
    expect(asked().join()).toContain('fir');
    answer('findBanks', { kind: 'read', banks: [harbour] });
    actor.send({ type: 'bank.chosen', primaryKey: harbour.primaryKey });

    expect(asked().at(-1)).toBe('fillIn(011000011, Portland)');
  });

  it('sends the trimmed text to the provider', () => {
    const { actor, sent } = opened();
    const begun = actor.getSnapshot().context;

    actor.send({ type: 'bank.sought', text: ' first harbor ' });

    expect([begun.sought, begun.banks]).toEqual(['', []]);
    expect(sent('findBanks')).toEqual({ vendor: 'CORPORATE-BANKPRO', country: 'US', bankSearch: 'first harbor' });
    expect(actor.getSnapshot().hasTag('working')).toBe(true);
  });

  it('uses the bank chosen from several, and none after the list is closed or another search', () => {
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

  it('shows a problem with the text at its field', () => {
    const { actor, answer } = opened();

    actor.send({ type: 'bank.sought', text: 'fir' });
    answer('findBanks', lookUpBankModel.answers.findBanks.INVALID_PARAMS);
    expect(actor.getSnapshot().context.problems).toEqual({ bankSearch: 'invalid' });
    actor.send({ type: 'bank.sought', text: 'fir' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends no request for fewer than three letters', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'bank.sought', text: 'fi ' });

    expect([actor.getSnapshot().value, asked()]).toEqual(['tooShort', []]);
  });

  it('serves one text at a time', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'bank.sought', text: 'fir' });
    asked();
    actor.send({ type: 'bank.sought', text: 'exa' });

    expect(asked()).toEqual([]);
  });

  it('restarts after nothing was found', () => {
    const { actor, answer } = opened();

    actor.send({ type: 'bank.sought', text: 'zzz' });
    answer('findBanks', { kind: 'read', banks: [] });
    expect(actor.getSnapshot().value).toBe('nothingFound');
    actor.send({ type: 'bank.sought', text: 'fir' });

    expect(actor.getSnapshot().value).toBe('searching');
  });
});

describeModel(lookUpBankModel);

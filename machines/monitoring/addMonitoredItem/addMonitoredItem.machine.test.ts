import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';

import { blueCard } from '../tokenFrame/tokenFrame.model.ts';
import { addMonitoredItemMachine } from './addMonitoredItem.machine.ts';
import { addMonitoredItemModel, card, phone, types } from './addMonitoredItem.model.ts';

function openDialog(dataType: string | null) {
  let count = 0;
  const newKey = () => `key-${++count}`;
  const stage = onStage(addMonitoredItemMachine, { dataType, types, newKey }, { alone: true });
  const state = () => stage.actor.getSnapshot();
  const save = (details = phone) => stage.actor.send({ type: 'details.entered', details });
  return { ...stage, state, save };
}

const listed = types.map((type) =>
  type.dataType === 'PHONE'
    ? { ...type, items: [...type.items, { id: 'new', friendlyName: 'Private phone', displayValue: '********0088' }] }
    : type,
);

describe('adding monitored data', () => {
  it('sends a phone number with its mask and without a token', () => {
    const { sent, save, answer, state, asked } = openDialog('PHONE');

    save();
    expect(sent('addItem')).toEqual({
      item: {
        dataType: 'PHONE',
        friendlyName: 'Private phone',
        value: '+15550100088',
        displayValue: '********0088',
        token: null,
      },
      key: 'key-1',
    });
    answer('addItem', { kind: 'added', id: 'new' });

    expect(state().output).toEqual({ id: 'new' });
    expect(asked().at(-1)).toBe('announceAdded');
  });

  it('sends the token and the masked number of a card, and no number', () => {
    const { sent, save, answer } = openDialog('CARD');

    save(card);
    answer('tokenFrame', blueCard);

    expect(sent('addItem')).toEqual({
      item: {
        dataType: 'CARD',
        friendlyName: 'Blue card',
        value: '**** **** **** 4242',
        displayValue: '**** **** **** 4242',
        token: 'tok_1',
      },
      key: 'key-1',
    });
  });

  it('keeps the token if the insurer refuses the name, and asks for another card only on request', () => {
    const { actor, sent, save, answer, state } = openDialog('CARD');

    save(card);
    answer('tokenFrame', blueCard);
    answer('addItem', createFieldRefusal('friendlyName', 'invalid'));
    expect(state().context.problems).toEqual({ friendlyName: 'invalid' });
    save({ ...card, friendlyName: 'Card' });
    expect(sent('addItem')).toMatchObject({ item: { friendlyName: 'Card', token: 'tok_1' }, key: 'key-2' });

    answer('addItem', createFieldRefusal('value', 'DUPLICATE_ENTRY'));
    actor.send({ type: 'card.reconsidered' });
    expect(state().value).toEqual({ framing: 'entering' });
    expect(state().context.card).toBe(null);
  });

  it('opens no form for a full type', () => {
    const { actor, state } = openDialog('EMAIL');
    expect(state().value).toBe('choosingType');

    actor.send({ type: 'type.chosen', dataType: 'EMAIL' });

    expect(state().value).toBe('choosingType');
  });

  it('returns to the form with the reason if the insurer has no room', () => {
    const { save, answer, state, asked } = openDialog('PHONE');

    save();
    answer('addItem', createRefusal('SUBSCRIPTION_FULL'));

    expect(state().value).toBe('describing');
    expect(asked().at(-1)).toBe('react(warning, SUBSCRIPTION_FULL)');
  });

  it('clears the typed data when it ends', () => {
    const { actor, save, answer, state } = openDialog('PHONE');

    save();
    answer('addItem', createFieldRefusal('value', 'invalid'));
    actor.send({ type: 'dialog.closed' });

    expect(JSON.stringify(state().context)).not.toContain('+15550100088');
    expect(state().output).toEqual({ id: null });
  });

  it('cannot be closed while the item is sent', () => {
    const { actor, save, state } = openDialog('PHONE');

    save();
    actor.send({ type: 'dialog.closed' });

    expect(state().value).toBe('saving');
  });
});

describe('a lost answer', () => {
  const lose = (how: 'no answer' | 'a failure of the insurer') => {
    const stage = openDialog('PHONE');
    stage.save();
    if (how === 'no answer') stage.fail('addItem');
    else stage.answer('addItem', createRefusal('VENDOR_ERROR'));
    return stage;
  };

  it.each(['no answer', 'a failure of the insurer'] as const)('is resolved by reading the list after %s', (how) => {
    const { state, answer, asked } = lose(how);
    expect(state().value).toBe('checkingOutcome');

    answer('readList', { kind: 'read', types: listed });

    expect(state().output).toEqual({ id: 'new' });
    expect(asked().at(-1)).toBe('announceAdded');
  });

  it('is reported as not received if the list lacks the item, which is sent again under the same key', () => {
    const { state, answer, asked, sent, save } = lose('no answer');

    // An item with the same mask was there before.
    answer('readList', { kind: 'read', types });
    expect(state().value).toBe('describing');
    expect(asked().at(-1)).toBe('announceNotReceived');
    save();

    expect(sent('addItem')).toMatchObject({ key: 'key-1' });
  });

  it('gets another key for different content', () => {
    const { answer, sent, save } = lose('no answer');

    answer('readList', { kind: 'read', types });
    save({ ...phone, friendlyName: 'Work phone' });

    expect(sent('addItem')).toMatchObject({ key: 'key-2' });
  });

  it.each(['unread', 'no answer'])('stays unknown if the list cannot be read: %s', (how) => {
    const { actor, state, answer, fail } = lose('no answer');

    if (how === 'unread') answer('readList', { kind: 'unread' });
    else fail('readList');
    expect(state().value).toBe('outcomeUnknown');

    actor.send({ type: 'check.requested' });
    answer('readList', { kind: 'read', types: listed });
    expect(state().output).toEqual({ id: 'new' });
  });
});

describeModel(addMonitoredItemModel);

import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { addPassengerMachine } from './addPassenger.machine.ts';
import { addPassengerModel, frida } from './addPassenger.model.ts';

const described = { type: 'passenger.described', ...frida } as const;

function opened() {
  let count = 0;
  return onStage(addPassengerMachine, { newKey: () => `key-${++count}` });
}

const keyIn = ({ actor }: ReturnType<typeof opened>) => actor.getSnapshot().context.attempt?.key;

describe('adding a passenger', () => {
  it('says who was added', () => {
    const { actor, asked, answer } = opened();

    actor.send(described);
    answer('addPassenger', { kind: 'added', passenger: { passengerId: 'frida', ...frida } });

    expect(actor.getSnapshot().output).toEqual({ kind: 'added', passenger: { passengerId: 'frida', ...frida } });
    expect(asked().at(-1)).toBe('announceAdded');
  });

  it('says at the field what the insurer refuses, until it is mended', () => {
    const { actor, answer } = opened();

    actor.send(described);
    answer('addPassenger', refusedFor('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'));
    expect(actor.getSnapshot().context.problems).toEqual({ mobilePhoneNumber: 'MISSING_PHONE_NUMBER' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends the same person under the same key as long as no answer came', () => {
    const stage = opened();

    stage.actor.send(described);
    stage.fail('addPassenger');
    stage.actor.send(described);
    expect(keyIn(stage)).toBe('key-1');

    stage.fail('addPassenger');
    stage.actor.send({ ...described, name: 'Fredrik' });
    expect(keyIn(stage)).toBe('key-2');
  });

  it('lets go of a key once it was refused', () => {
    const stage = opened();

    stage.actor.send(described);
    stage.answer('addPassenger', refusedWith('DUPLICATE_PASSENGER'));
    stage.actor.send(described);

    expect(keyIn(stage)).toBe('key-2');
  });
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(addPassengerModel, {
  'to begin with': { 'from a dialog': 'describing' },
  describing: { 'passenger.described: Frida': 'adding', 'dialog.closed': 'left' },
  adding: {
    'addPassenger: added': 'added + announceAdded',
    'addPassenger: MISSING_PHONE_NUMBER': 'describing',
    'addPassenger: DUPLICATE_PASSENGER': warned('DUPLICATE_PASSENGER'),
    'addPassenger: MAX_ACCOUNT_PASSENGERS_EXCEEDED': warned('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
    'addPassenger: PHONE_NUMBER_NOT_INTERNATIONAL': warned('PHONE_NUMBER_NOT_INTERNATIONAL'),
    'addPassenger: no answer': 'describing + announceUnanswered',
  },
  added: {},
  left: {},
});

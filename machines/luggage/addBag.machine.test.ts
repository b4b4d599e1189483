import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { addBagMachine } from './addBag.machine.ts';
import { addBagModel } from './addBag.model.ts';
import { guitar, lostGuitar } from './bag.model.ts';

const described = { type: 'bag.described', ...guitar } as const;

function opened() {
  let count = 0;
  return onStage(addBagMachine, { newKey: () => `key-${++count}` });
}

const keyIn = ({ actor }: ReturnType<typeof opened>) => actor.getSnapshot().context.attempt?.key;

describe('adding a bag', () => {
  it('says what was added', () => {
    const { actor, asked, answer } = opened();

    actor.send(described);
    answer('addBag', { kind: 'added', bag: lostGuitar });

    expect(actor.getSnapshot().output).toEqual({ kind: 'added', bag: lostGuitar });
    expect(asked().at(-1)).toBe('announceAdded');
  });

  it('says at the field what the insurer refuses, until it is mended', () => {
    const { actor, answer } = opened();

    actor.send(described);
    answer('addBag', refusedFor('pir', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ pir: 'invalid' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends the same bag under the same key as long as no answer came', () => {
    const stage = opened();

    stage.actor.send(described);
    stage.fail('addBag');
    stage.actor.send(described);
    expect(keyIn(stage)).toBe('key-1');

    stage.fail('addBag');
    stage.actor.send({ ...described, pir: 'LHRVO10061' });
    expect(keyIn(stage)).toBe('key-2');
  });

  it('lets go of a key once it was refused', () => {
    const stage = opened();

    stage.actor.send(described);
    stage.answer('addBag', refusedWith('DUPLICATE_ENTRY'));
    stage.actor.send(described);

    expect(keyIn(stage)).toBe('key-2');
  });
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(addBagModel, {
  'to begin with': { 'from the list': 'describing' },
  describing: { 'bag.described: a guitar': 'adding', 'dialog.closed': 'left' },
  adding: {
    'addBag: added': 'added + announceAdded',
    'addBag: FAILED_VALIDATION': 'describing',
    'addBag: DUPLICATE_ENTRY': warned('DUPLICATE_ENTRY'),
    'addBag: FLIGHT_NOT_FOUND': warned('FLIGHT_NOT_FOUND'),
    'addBag: no answer': 'describing + announceUnanswered',
  },
  added: {},
  left: {},
});

import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { editPassengerMachine } from './editPassenger.machine.ts';
import { ben, editPassengerModel } from './editPassenger.model.ts';

const passenger = { passengerId: 'ben', ...ben };

function opened({ isFresh = true } = {}) {
  let count = 0;
  const stage = onStage(editPassengerMachine, { passenger, isFresh, newKey: () => `key-${++count}` });
  const describes = (more: Partial<typeof ben> = {}) =>
    stage.actor.send({ type: 'passenger.described', ...ben, ...more });
  const attempt = () => stage.actor.getSnapshot().context.attempt;
  return { ...stage, describes, attempt };
}

describe('editing a passenger', () => {
  it('sends what has changed, and says that it is saved', () => {
    const { actor, asked, answer, describes, attempt } = opened();

    describes({ surname: 'Holm' });
    expect(attempt()?.changes).toEqual({ surname: 'Holm' });
    answer('editPassenger', { kind: 'edited' });

    expect(actor.getSnapshot().output).toBe('edited');
    expect(asked().at(-1)).toBe('announceEdited');
  });

  it('asks nobody where nothing has changed', () => {
    const { actor, asked, describes } = opened();

    describes();

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('sends everything that was read long ago, even where nothing has changed', () => {
    const { describes, attempt } = opened({ isFresh: false });

    describes();

    expect(attempt()?.changes).toEqual({ name: 'Ben', surname: 'Berg' });
  });

  it('never takes a phone away: nobody says so to the insurer', () => {
    const { actor, describes } = opened();

    describes({ mobilePhoneNumber: '' });

    expect(actor.getSnapshot().output).toBe('left');
  });

  it('says at the field what the insurer refuses, until it is mended', () => {
    const { actor, answer, describes } = opened();

    describes({ mobilePhoneNumber: '+1' });
    answer('editPassenger', refusedFor('mobilePhoneNumber', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ mobilePhoneNumber: 'invalid' });

    describes({ mobilePhoneNumber: '+15550100009' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends the same once more under the same key, as long as no answer came', () => {
    const { fail, describes, attempt } = opened();

    describes({ surname: 'Holm' });
    fail('editPassenger');
    describes({ surname: 'Holm' });

    expect(attempt()).toMatchObject({ changes: { surname: 'Holm' }, key: 'key-1' });
  });

  it('sends everything once nobody knows what the insurer has, even what was there to begin with', () => {
    const { answer, fail, describes, attempt } = opened();

    describes({ surname: 'Holm' });
    fail('editPassenger');
    describes({ name: 'Dora' });
    answer('editPassenger', refusedWith('DUPLICATE_PASSENGER'));
    describes();

    expect(attempt()).toMatchObject({ changes: { name: 'Ben', surname: 'Berg' }, key: 'key-3' });
  });

  it('ends where there is nobody any more', () => {
    const { actor, asked, answer, describes } = opened();

    describes({ surname: 'Holm' });
    answer('editPassenger', refusedWith('PASSENGER_NOT_FOUND'));

    expect(actor.getSnapshot().output).toBe('gone');
    expect(asked().at(-1)).toBe('announceGone');
  });
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(editPassengerModel, {
  'to begin with': { 'from the list': 'describing' },
  describing: {
    'passenger.described: with another surname': 'editing',
    'passenger.described: as before': 'left',
    'dialog.closed': 'left',
  },
  'describing (unsure)': { 'passenger.described: as before': 'editing' },
  editing: {
    'editPassenger: edited': 'edited + announceEdited',
    'editPassenger: MISSING_PHONE_NUMBER': 'describing',
    'editPassenger: PASSENGER_NOT_FOUND': 'gone + announceGone',
    'editPassenger: DUPLICATE_PASSENGER': warned('DUPLICATE_PASSENGER'),
    'editPassenger: PHONE_NUMBER_NOT_INTERNATIONAL': warned('PHONE_NUMBER_NOT_INTERNATIONAL'),
    'editPassenger: no answer': 'describing (unsure) + announceUnanswered',
  },
  edited: {},
  gone: {},
  left: {},
});

import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { createDisruption } from '../case/case.model.ts';
import type { Option } from '../resolutions.ts';
import { loungeOptionMachine } from './loungeOption.machine.ts';
import { loungeOptionModel } from './loungeOption.model.ts';
import type { LoungeOptionEvent } from './loungeOption.setup.ts';

const { open, booked } = loungeOptionModel.inputs;
const { submit, confirm, readCase } = loungeOptionModel.answers;
const guest = { loungeId: 'LNG-HARBOUR', firstName: 'Anna', surname: 'Berg' };
const chosen = { type: 'lounge.chosen', ...guest } as const;
const confirmed = { type: 'booking.confirmed' } as const;

function begun(more: Partial<InputFrom<typeof loungeOptionMachine>> = {}) {
  let keys = 0;
  const stage = onStage(loungeOptionMachine, { ...open, newKey: () => `key ${(keys += 1)}`, ...more });
  const { actor } = stage;
  return {
    ...stage,
    send: (...events: LoungeOptionEvent[]) => {
      for (const event of events) actor.send(event);
    },
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    isTagged: (tag: 'working' | 'unsettled') => actor.getSnapshot().hasTag(tag),
    can: (event: LoungeOptionEvent) => actor.getSnapshot().can(event),
  };
}

const onBooked = (more: Partial<Option> = {}) => begun({ option: { ...booked.option, ...more } });

const reread = (option: Option, allowances = {}) => ({ type: 'option.read', option, allowances }) as const;

describe('the request to the insurer', () => {
  it.each<[string, unknown, LoungeOptionEvent[]]>([
    ['who wants which', guest, [{ type: 'choice.requested' }, chosen]],
    [
      'that there is no getting to any',
      { loungeId: 'None', isDashboard: false },
      [{ type: 'choice.requested' }, { type: 'access.denied' }, { type: 'access.denial.confirmed' }],
    ],
    ['that it is not wanted', { rejected: true }, [{ type: 'decline.requested' }, { type: 'decline.confirmed' }]],
    ['that a call is', { callMe: true }, [{ type: 'call.requested' }]],
  ])('%s', (_, answer, events) => {
    const { send, sent } = begun();
    send(...events);
    expect(sent('submit')).toEqual({
      userId: 'anna',
      resolutionType: 'LOUNGE',
      optionId: open.option.optionId,
      resolutionId: null,
      answer,
      key: 'key 1',
    });
  });

  it('names the booking to confirm, then its status, each under its own key', () => {
    const { send, sent, answer } = onBooked();
    send(confirmed);
    expect(sent('confirm')).toEqual({ resolutionId: 'resolution', key: 'key 1' });
    answer('confirm', confirm.confirmed);
    expect(sent('patch')).toEqual({ resolutionId: 'resolution', key: 'key 2' });
  });

  it('confirms nothing before a lounge was requested', () => {
    for (const status of ['Booked', 'Failed']) {
      expect(onBooked({ status }).can(confirmed)).toBe(true);
      expect(onBooked({ status, resolutionId: null }).can(confirmed)).toBe(false);
    }
  });

  it('contains nothing from a read-only user, whatever the status', () => {
    for (const status of ['Initial', 'OptionsSent', 'Booked', 'Failed']) {
      const { can } = begun({ option: { ...booked.option, status }, mayWrite: false });
      const free = (['choice.requested', 'decline.requested', 'call.requested', 'booking.confirmed'] as const).filter(
        (type) => can({ type }),
      );
      expect([status, free]).toEqual([status, []]);
    }
  });

  it('reads the disruption when the outcome is unknown', () => {
    const { send, sent, fail } = onBooked();
    send(confirmed);
    fail('confirm');
    expect(sent('readCase')).toEqual(booked.which);
  });
});

describe('the status of a lounge', () => {
  it.each([
    ['Initial', 'asking'],
    ['OptionsSent', 'asking'],
    ['Booked', 'booked'],
    ['Failed', 'failed'],
    ['Confirmed', 'readOnly'],
  ])('for %s is %s, both for a single option and for a part of a combination', (status, value) => {
    expect(onBooked({ status }).value()).toBe(value);
    expect(onBooked({ status, type: 'LOUNGE|CASH', selected: 'LOUNGE' }).value()).toBe(value);
  });

  it('is only shown if another option was taken, or if it was booked without a request', () => {
    expect(onBooked({ type: 'LOUNGE|CASH', selected: 'CASH' }).value()).toBe('readOnly');
    expect(onBooked({ resolutionId: null }).value()).toBe('readOnly');
  });

  it('has no problems at the start', () => {
    expect(begun().context()).toMatchObject({
      attempt: null,
      confirmKey: null,
      problems: {},
      isAnsweredElsewhere: false,
    });
  });

  it('is working during a request and unsettled while an outcome is unknown', () => {
    const { send, fail, answer, isTagged } = begun();
    const says = (what: { working: boolean; unsettled: boolean }) =>
      expect({ working: isTagged('working'), unsettled: isTagged('unsettled') }).toEqual(what);
    says({ working: false, unsettled: false });
    send({ type: 'choice.requested' }, chosen);
    says({ working: true, unsettled: false });
    fail('submit');
    says({ working: true, unsettled: false });
    fail('readCase');
    says({ working: false, unsettled: true });
    send({ type: 'retry.requested' });
    answer('readCase', readCase.open);
    says({ working: false, unsettled: true });
  });

  it('is working until its confirmation was announced', () => {
    const { send, answer, isTagged } = onBooked();
    send(confirmed);
    expect(isTagged('working')).toBe(true);
    answer('confirm', confirm.confirmed);
    expect(isTagged('working')).toBe(true);
  });

  it('shows problems with the name until the form is left', () => {
    const { send, answer, context } = begun();
    send({ type: 'choice.requested' }, chosen);
    answer('submit', submit.name);
    expect(context().problems).toEqual({ firstName: 'invalid' });
    send({ type: 'choice.cancelled' }, { type: 'choice.requested' });
    expect(context().problems).toEqual({});
  });

  it('has the latest read, on screen and after an unreceived answer', () => {
    const { send, fail, answer, context, can } = begun();
    const other = { ...open.option, lounges: [] };
    send(reread(other, { callMeAllowed: false }));
    expect(context().option).toEqual(other);
    expect(can({ type: 'call.requested' })).toBe(false);
    send({ type: 'decline.requested' }, { type: 'decline.confirmed' });
    fail('submit');
    answer('readCase', { kind: 'read', case: createDisruption([open.option]), at: 1 });
    expect(context().option).toEqual(open.option);
  });

  it('is confirmed under a new key after another booking', () => {
    const { send, sent, fail, answer } = onBooked();
    send(confirmed);
    fail('confirm');
    answer('readCase', readCase.booked);
    send(reread({ ...booked.option, resolutionId: 'another' }), confirmed);
    expect(sent('confirm')).toEqual({ resolutionId: 'another', key: 'key 2' });
  });

  it.each<[string, Option, LoungeOptionEvent[], 'submit' | 'confirm']>([
    ['answered', open.option, [{ type: 'call.requested' }], 'submit'],
    ['confirmed', booked.option, [confirmed], 'confirm'],
  ])('no longer reports an answer elsewhere once it is %s again', (_, option, events, asks) => {
    const { send, answer, context } = begun({ option });
    send(...events);
    answer(asks, submit.INVALID_RESOLUTION_TYPE);
    answer('readCase', { kind: 'read', case: createDisruption([option], { allowances: open.allowances }), at: 1 });
    expect(context().isAnsweredElsewhere).toBe(true);
    send(...events);
    expect(context().isAnsweredElsewhere).toBe(false);
  });
});

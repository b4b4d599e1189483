import { describe, expect, it } from 'vitest';

import { optionStatuses, type Remedy, remedies } from '#schema/lifecycles.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createDisruption } from '../case/case.model.ts';
import { requested } from '../requests/requests.model.ts';
import type { Option } from '../resolutions.ts';
import { type AgentAct, listOverrides, overridden, overriddenParts } from './overrideOption.logic.ts';
import { overrideOptionMachine } from './overrideOption.machine.ts';
import { overrideOptionModel } from './overrideOption.model.ts';

const { inputs, answers } = overrideOptionModel;

function opened(more: { act?: AgentAct; remedy?: Remedy } = {}) {
  let keys = 0;
  const stage = onStage(overrideOptionMachine, { ...inputs['by hand'], newKey: () => `key-${(keys += 1)}`, ...more });
  const say = () => stage.actor.send({ type: 'reason.given', reason: ' Agreed on the phone ' });
  return { ...stage, say };
}

describe('overrideOptionMachine', () => {
  it('requires a reason', () => {
    const { actor, asked } = opened();
    for (const reason of ['', '   ', '\n\t']) actor.send({ type: 'reason.given', reason });
    expect([actor.getSnapshot().value, asked()]).toEqual(['explaining', []]);
  });

  it('asks again if the customer answered in the meantime', () => {
    const { actor, answer, asked, say } = opened();
    say();
    answer('readCase', answers.readCase['answered meanwhile']);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'explaining',
      context: { isChangedElsewhere: true, option: { status: 'Requested' } },
    });
    expect(asked().join()).not.toContain('override(');
    say();
    answer('readCase', answers.readCase['answered meanwhile']);
    expect(actor.getSnapshot()).toMatchObject({
      value: { working: 'overriding' },
      context: { isChangedElsewhere: false },
    });
  });

  it('asks again if the customer is now shown another option', () => {
    const { actor, answer, say } = opened();
    const { option, case: before } = inputs['by hand'];
    const now = { ...before, next: null };
    say();
    answer('readCase', { kind: 'read', case: now, at: 1 });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'explaining',
      context: { isChangedElsewhere: true, option, case: now },
    });
    say();
    answer('readCase', { kind: 'read', case: now, at: 2 });
    expect(actor.getSnapshot().value).toEqual({ working: 'overriding' });
  });

  it.each([
    ['stands as it did', 'CallMe', {}],
    ['stands as it was to', 'Rejected', {}],
    ['is not there any more', 'Rejected', { optionId: 'another' }],
  ])('repeats the override under the same key after a lost answer if it %s', (_, status, more) => {
    const { actor, answer, asked, fail, say } = opened();
    say();
    answer('readCase', answers.readCase['as it was']);
    const first = asked().at(-1);
    fail('override');
    actor.send({ type: 'retry.requested' });
    expect(asked().at(-1)).not.toBe(first);
    answer('readCase', { kind: 'read', case: createDisruption([requested('REBOOKING', status, more)]), at: 2 });
    expect(asked().at(-1)).toBe(first);
  });

  it('asks again after a lost answer if the customer answered in the meantime', () => {
    const { actor, answer, asked, fail, say } = opened();
    say();
    answer('readCase', answers.readCase['as it was']);
    fail('override');
    expect(asked().join()).toContain('override(');
    actor.send({ type: 'retry.requested' });
    answer('readCase', answers.readCase['answered meanwhile']);
    expect(asked().join()).not.toContain('override(');
    expect(actor.getSnapshot()).toMatchObject({
      value: 'explaining',
      context: { isChangedElsewhere: true, isSent: false, option: { status: 'Requested' } },
    });
  });

  it('asks again if another agent made the same override before it was sent', () => {
    const { actor, answer, say } = opened();
    say();
    answer('readCase', { kind: 'read', case: createDisruption([requested('REBOOKING', 'Rejected')]), at: 1 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'explaining', context: { isChangedElsewhere: true } });
  });

  it('does not report a possible override as open if the check fails too', () => {
    const { actor, answer, fail, say } = opened();
    say();
    answer('readCase', answers.readCase['as it was']);
    fail('override');
    for (const look of [() => fail('readCase'), () => answer('readCase', answers.readCase.TRIP_NOT_FOUND)]) {
      actor.send({ type: 'retry.requested' });
      look();
      expect(actor.getSnapshot().value).toBe('outcomeUnknown');
    }
  });
});

describe('an override', () => {
  it.each<[AgentAct, Remedy, object]>([
    ['agent.reject', 'REBOOKING', { rejected: true }],
    ['agent.reset', 'REBOOKING', { status: 'Initial' }],
    ['agent.none', 'HOTEL', { status: 'None' }],
  ])('%s is sent with customer, option and reason', (act, remedy, said) => {
    const { answer, sent, say } = opened({ act, remedy });
    say();
    expect(sent('readCase')).toEqual({ which: inputs['by hand'].which });
    answer('readCase', answers.readCase['as it was']);
    expect(sent('override')).toEqual({
      userId: 'anna',
      resolutionType: remedy,
      optionId: 'option',
      answer: { reason: 'Agreed on the phone', ...said },
      key: 'key-1',
    });
  });

  it('is announced, also after it was repeated', () => {
    const { actor, answer, asked, fail, say } = opened();
    say();
    answer('readCase', answers.readCase['as it was']);
    fail('override');
    actor.send({ type: 'retry.requested' });
    answer('readCase', answers.readCase['as it was']);
    answer('override', answers.override.overridden);
    expect(asked()).toContain('announceOverridden');
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'overridden' });
  });

  it('is not sent if another part was taken meanwhile, but is sent if the option is no longer listed', () => {
    const { option } = inputs['by hand'];
    const after = (options: readonly Option[]) => {
      const { actor, answer, say } = opened();
      say();
      answer('readCase', { kind: 'read', case: createDisruption(options), at: 1 });
      return actor.getSnapshot().value;
    };
    expect(after([{ ...option, selected: 'CASH' }])).toBe('explaining');
    expect(after([])).toEqual({ working: 'overriding' });
  });

  it('is working while the agent waits, and shows a problem with the reason until another is given', () => {
    const { actor, answer, say } = opened();
    const stands = () => {
      const snapshot = actor.getSnapshot();
      return [snapshot.hasTag('working'), snapshot.context.isChangedElsewhere, snapshot.context.problems];
    };
    expect(stands()).toEqual([false, false, {}]);
    say();
    expect(stands()).toEqual([true, false, {}]);
    answer('readCase', answers.readCase['as it was']);
    expect(stands()).toEqual([true, false, {}]);
    answer('override', answers.override.FAILED_VALIDATION);
    expect(stands()).toEqual([false, false, { reason: 'invalid' }]);
    say();
    expect(stands()).toEqual([true, false, {}]);
  });
});

describe('leaving without an override', () => {
  it('reads nothing again if nothing is known to have changed', () => {
    const { actor } = opened();
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('dismissed');
  });

  it('reads the disruption again if the customer answered in the meantime', () => {
    const { actor, answer, say } = opened();
    say();
    answer('readCase', answers.readCase['answered meanwhile']);
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('outdated');
  });

  it('reads the disruption again if the outcome is unknown', () => {
    const { actor, answer, fail, say } = opened();
    say();
    answer('readCase', answers.readCase['as it was']);
    fail('override');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('outdated');
  });
});

describe('the possible overrides', () => {
  const option = (type: string, status: string, more: Partial<Option> = {}) =>
    requested('REBOOKING', status, { type, ...more });
  const acts = (remedy: Remedy, status: string) => listOverrides(option(remedy, status), remedy);

  it('are reject, reset and unavailable, for each remedy', () => {
    expect(Object.fromEntries(remedies.map((remedy) => [remedy, acts(remedy, 'Booked')]))).toEqual({
      LOUNGE: ['agent.reject', 'agent.reset', 'agent.none'],
      CASH: ['agent.reject', 'agent.reset'],
      REBOOKING: ['agent.reject', 'agent.reset'],
      HOTEL: ['agent.reject', 'agent.reset', 'agent.none'],
      POINTS: ['agent.reset'],
    });
  });

  it('never lead to the current status', () => {
    for (const remedy of remedies)
      for (const status of optionStatuses)
        for (const act of acts(remedy, status))
          expect(overridden(option(remedy, status), remedy, act).status).not.toBe(status);
  });

  it('lead to the status in their name and select a part only of a combination', () => {
    const after = (act: AgentAct) => overridden(option('LOUNGE', 'Booked'), 'LOUNGE', act);
    expect(after('agent.reject')).toMatchObject({ status: 'Rejected', selected: null });
    expect(after('agent.reset')).toMatchObject({ status: 'Initial', selected: null });
    expect(after('agent.none')).toMatchObject({ status: 'None', selected: null });
  });

  it('are none in an unknown status', () => {
    expect(acts('LOUNGE', 'Upgraded')).toEqual([]);
  });

  it('concern the taken part of a combination, or else each part', () => {
    expect(overriddenParts({ type: 'LOUNGE|CASH|SPA', selected: null })).toEqual(['LOUNGE', 'CASH']);
    expect(overriddenParts({ type: 'LOUNGE|CASH', selected: 'CASH' })).toEqual(['CASH']);
    expect(overridden(option('LOUNGE|CASH', 'Booked', { selected: 'LOUNGE' }), 'LOUNGE', 'agent.reset')).toMatchObject({
      status: 'Initial',
      selected: null,
    });
    expect(overridden(option('LOUNGE|CASH', 'Initial'), 'CASH', 'agent.reject')).toMatchObject({
      status: 'Rejected',
      selected: 'CASH',
    });
  });
});

describeModel(overrideOptionModel);

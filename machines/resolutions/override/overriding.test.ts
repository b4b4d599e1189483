import { describe, expect, it } from 'vitest';

import type { Remedy } from '#schema/lifecycles.ts';

import { caseOf, optionOf } from '../case/case.model.ts';
import type { Case, Option } from '../resolutions.ts';
import { type AgentAct, caseAfter, comingAndGoing, isAsBefore } from './overriding.ts';

const lounge = (status = 'Initial') => optionOf('LOUNGE', { status });
const instead = (type = 'CASH', more: Partial<Option> = {}) => optionOf(type, { dependency: 'LOUNGE', ...more });
const late = (next: string | null, ...options: Option[]) => caseOf(options, { next });
const nextAfter = (told: Case, act: AgentAct, remedy: Remedy = 'LOUNGE', optionId = `option-${remedy}`) =>
  caseAfter(told, { optionId }, remedy, act).next;

describe('what is next after a change by hand', () => {
  it.each<AgentAct>(['agent.none', 'agent.reject'])('%s: what comes in its place, if anything does', (act) => {
    expect(nextAfter(late('LOUNGE', lounge(), instead()), act)).toBe('CASH');
    expect(nextAfter(late('LOUNGE', lounge(), instead('POINTS|CASH')), act)).toBe('POINTS');
    expect(nextAfter(late('LOUNGE', lounge(), instead('POINTS'), instead('CASH')), act)).toBe('POINTS');
    expect(nextAfter(late('LOUNGE', lounge(), instead('CASH', { dependency: 'HOTEL' })), act)).toBe('LOUNGE');
    expect(nextAfter(late('LOUNGE', lounge()), act)).toBe('LOUNGE');
  });

  it.each([null, 'CASH', 'POINTS'])('still %s, where what was changed was not next', (next) => {
    expect(nextAfter(late(next, lounge(), instead(), optionOf('POINTS')), 'agent.none')).toBe(next);
  });

  it('again what is begun anew, as long as nobody answered what came in its place', () => {
    const declined = (status: string) => late('CASH', lounge('Rejected'), instead('CASH', { status }));
    expect(nextAfter(declined('Initial'), 'agent.reset')).toBe('LOUNGE');
    for (const status of ['Requested', 'Confirmed', 'Rejected', 'Failed'])
      expect(nextAfter(declined(status), 'agent.reset')).toBe('CASH');
  });

  it('what it was, where something is begun anew that nothing came in place of', () => {
    expect(nextAfter(late('CASH', lounge('None'), optionOf('CASH')), 'agent.reset')).toBe('CASH');
    expect(nextAfter(late('POINTS', lounge('None'), instead(), optionOf('POINTS')), 'agent.reset')).toBe('POINTS');
    expect(nextAfter(late('CASH', lounge('None'), instead()), 'agent.reset', 'CASH')).toBe('CASH');
    expect(nextAfter(late(null, lounge('None'), instead()), 'agent.reset')).toBeNull();
  });
});

it('a change by hand changes the option that is meant, and no other', () => {
  const { options, ...after } = caseAfter(
    late('LOUNGE', lounge('Booked'), instead()),
    lounge(),
    'LOUNGE',
    'agent.none',
  );
  expect(options).toEqual([lounge('None'), instead()]);
  expect(after).toMatchObject({ next: 'CASH', currency: 'USD' });
});

describe('what a customer is shown besides', () => {
  const before = late('LOUNGE', lounge(), instead());

  it('comes with what is next, and goes with it', () => {
    const after = caseAfter(before, lounge(), 'LOUNGE', 'agent.reject');
    expect(comingAndGoing(before, after, lounge())).toEqual({ comes: [instead()], goes: [] });
    expect(comingAndGoing(after, before, lounge())).toEqual({ comes: [], goes: [instead()] });
    expect(comingAndGoing(before, after, instead())).toEqual({ comes: [], goes: [lounge()] });
  });

  it('is nothing, where the same is shown, however it stands', () => {
    const moved = late('LOUNGE', lounge('Booked'), instead());
    expect(comingAndGoing(before, moved, instead())).toEqual({ comes: [], goes: [] });
  });
});

it('a case is as it was before, unless an option stands otherwise or another is next', () => {
  const before = late('LOUNGE', lounge(), instead());
  const others = [
    late('CASH', lounge(), instead()),
    late('LOUNGE', lounge('Booked'), instead()),
    late('LOUNGE', lounge(), instead('CASH', { status: 'Requested' })),
    late('LOUNGE', { ...lounge(), selected: 'LOUNGE' }, instead()),
    late('LOUNGE', lounge()),
  ];
  expect(others.filter((now) => isAsBefore(before, now))).toEqual([]);
  expect(isAsBefore(before, late('LOUNGE', { ...lounge(), prize: 1 }, instead()))).toBe(true);
});

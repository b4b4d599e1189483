import { describe, expect, it } from 'vitest';

import type { Remedy } from '#schema/lifecycles.ts';

import { createDisruption, createOption } from '../case/case.model.ts';
import type { Case, Option } from '../resolutions.ts';
import {
  type AgentAct,
  applyOverride,
  comingAndGoing,
  isSameForCustomer,
  isUnchanged,
} from './overrideOption.logic.ts';

const lounge = (status = 'Initial') => createOption('LOUNGE', { status });
const instead = (type = 'CASH', more: Partial<Option> = {}) => createOption(type, { dependency: 'LOUNGE', ...more });
const late = (next: string | null, ...options: Option[]) => createDisruption(options, { next });
const nextAfter = (told: Case, act: AgentAct, remedy: Remedy = 'LOUNGE', optionId = `option-${remedy}`) =>
  applyOverride(told, { optionId }, remedy, act).next;

describe('the next option after an override', () => {
  it.each<AgentAct>(['agent.none', 'agent.reject'])('%s: is the alternative, if there is one', (act) => {
    expect(nextAfter(late('LOUNGE', lounge(), instead()), act)).toBe('CASH');
    expect(nextAfter(late('LOUNGE', lounge(), instead('POINTS|CASH')), act)).toBe('POINTS');
    expect(nextAfter(late('LOUNGE', lounge(), instead('POINTS'), instead('CASH')), act)).toBe('POINTS');
    expect(nextAfter(late('LOUNGE', lounge(), instead('CASH', { dependency: 'HOTEL' })), act)).toBe('LOUNGE');
    expect(nextAfter(late('LOUNGE', lounge()), act)).toBe('LOUNGE');
  });

  const cancelled = (next: string, flight: string, hotel: string, money = 'Initial') =>
    late(
      next,
      createOption('REBOOKING', { status: flight }),
      createOption('HOTEL', { status: hotel }),
      createOption('CASH', { status: money }),
    );

  it('is the next unanswered one if nothing depends on the lost one', () => {
    expect(nextAfter(cancelled('REBOOKING', 'Initial', 'Initial'), 'agent.reject', 'REBOOKING')).toBe('HOTEL');
    expect(nextAfter(cancelled('REBOOKING', 'Initial', 'Rejected'), 'agent.reject', 'REBOOKING')).toBe('CASH');
    expect(nextAfter(cancelled('HOTEL', 'Initial', 'Initial'), 'agent.none', 'HOTEL')).toBe('CASH');
    expect(nextAfter(cancelled('CASH', 'Initial', 'Initial'), 'agent.reject', 'CASH')).toBe('CASH');
    expect(nextAfter(cancelled('REBOOKING', 'Initial', 'Rejected', 'Confirmed'), 'agent.reject', 'REBOOKING')).toBe(
      'REBOOKING',
    );
  });

  it('is a declined one once it is reset, before those that followed it', () => {
    expect(nextAfter(cancelled('HOTEL', 'Rejected', 'Initial'), 'agent.reset', 'REBOOKING')).toBe('REBOOKING');
    expect(nextAfter(cancelled('CASH', 'Rejected', 'Rejected'), 'agent.reset', 'REBOOKING')).toBe('REBOOKING');
    expect(nextAfter(cancelled('REBOOKING', 'Initial', 'Rejected'), 'agent.reset', 'HOTEL')).toBe('REBOOKING');
    expect(nextAfter(cancelled('CASH', 'Rejected', 'Rejected', 'Confirmed'), 'agent.reset', 'REBOOKING')).toBe('CASH');
  });

  it.each([null, 'CASH', 'POINTS'])('is still %s if the changed one was not next', (next) => {
    expect(nextAfter(late(next, lounge(), instead(), createOption('POINTS')), 'agent.none')).toBe(next);
  });

  it('is the reset one while its alternative is unanswered', () => {
    const declined = (status: string) => late('CASH', lounge('Rejected'), instead('CASH', { status }));
    expect(nextAfter(declined('Initial'), 'agent.reset')).toBe('LOUNGE');
    for (const status of ['Requested', 'Confirmed', 'Rejected', 'Failed'])
      expect(nextAfter(declined(status), 'agent.reset')).toBe('CASH');
  });

  it('is unchanged if the reset one had no alternative', () => {
    expect(nextAfter(late('CASH', createOption('CASH'), lounge('None')), 'agent.reset')).toBe('CASH');
    expect(nextAfter(late('POINTS', lounge('None'), instead(), createOption('POINTS')), 'agent.reset')).toBe('POINTS');
    expect(nextAfter(late('CASH', lounge('None'), instead()), 'agent.reset', 'CASH')).toBe('CASH');
    expect(nextAfter(late(null, lounge('None'), instead()), 'agent.reset')).toBeNull();
  });
});

it('an override changes only its own option', () => {
  const { options, ...after } = applyOverride(
    late('LOUNGE', lounge('Booked'), instead()),
    lounge(),
    'LOUNGE',
    'agent.none',
  );
  expect(options).toEqual([lounge('None'), instead()]);
  expect(after).toMatchObject({ next: 'CASH', currency: 'USD' });
});

it('a reset forgets the chosen flights', () => {
  const flight = createOption('REBOOKING', { status: 'Confirmed', chosen: ['SK3', 'SK2'] });
  const anew = (act: AgentAct) => applyOverride(late('REBOOKING', flight), flight, 'REBOOKING', act).options[0]?.chosen;
  expect([anew('agent.reset'), anew('agent.reject')]).toEqual([[], ['SK3', 'SK2']]);
});

describe('the other options that a customer sees', () => {
  const before = late('LOUNGE', lounge(), instead());

  it('appear and disappear with the next option', () => {
    const after = applyOverride(before, lounge(), 'LOUNGE', 'agent.reject');
    expect(comingAndGoing(before, after, lounge())).toEqual({ comes: [instead()], goes: [] });
    expect(comingAndGoing(after, before, lounge())).toEqual({ comes: [], goes: [instead()] });
    expect(comingAndGoing(before, after, instead())).toEqual({ comes: [], goes: [lounge()] });
  });

  it('are unchanged if the customer sees the same ones, whatever their status', () => {
    const moved = late('LOUNGE', lounge('Booked'), instead());
    expect(comingAndGoing(before, moved, instead())).toEqual({ comes: [], goes: [] });
    const two = late('LOUNGE', lounge(), createOption('LOUNGE|CASH'), instead());
    expect(comingAndGoing(two, two, instead())).toEqual({ comes: [], goes: [] });
  });
});

describe("the customer's view", () => {
  const open = late('LOUNGE', lounge(), instead(), createOption('HOTEL'));
  const isSame = (told: Case, option: Option, act: AgentAct) =>
    isSameForCustomer(told, applyOverride(told, option, option.type as Remedy, act), option);

  it('is unchanged if it contains neither the option nor an alternative, before and after', () => {
    expect(isSame(open, createOption('HOTEL'), 'agent.none')).toBe(true);
    expect(isSame(open, instead(), 'agent.reject')).toBe(true);
    expect(isSame(late(null, lounge()), lounge(), 'agent.none')).toBe(true);
  });

  it('changes if one option is shown instead of another', () => {
    expect(
      isSameForCustomer(open, late('CASH', lounge(), instead(), createOption('HOTEL')), createOption('HOTEL')),
    ).toBe(false);
  });

  it('changes if it contains the option before or after, or if another appears or disappears', () => {
    expect(isSame(late('LOUNGE', lounge()), lounge(), 'agent.none')).toBe(false);
    expect(isSame(late('CASH', lounge('None'), instead()), lounge('None'), 'agent.reset')).toBe(false);
    expect(
      isSame(late('HOTEL', createOption('HOTEL', { status: 'Rejected' })), createOption('HOTEL'), 'agent.reset'),
    ).toBe(false);
    const hidden = late('HOTEL', createOption('HOTEL', { status: 'Rejected' }), createOption('CASH'));
    expect(isSame(hidden, createOption('HOTEL'), 'agent.none')).toBe(false);
  });
});

it('a disruption is unchanged unless the status of an option or the next option differs', () => {
  const before = late('LOUNGE', lounge(), instead());
  const others = [
    late('CASH', lounge(), instead()),
    late('LOUNGE', lounge('Booked'), instead()),
    late('LOUNGE', lounge(), instead('CASH', { status: 'Requested' })),
    late('LOUNGE', { ...lounge(), selected: 'LOUNGE' }, instead()),
    late('LOUNGE', lounge()),
  ];
  expect(others.filter((now) => isUnchanged(before, now))).toEqual([]);
  expect(isUnchanged(before, late('LOUNGE', { ...lounge(), prize: 1 }, instead()))).toBe(true);
});

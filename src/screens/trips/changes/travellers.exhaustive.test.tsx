import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { DatasetName } from '#rules/datasets.ts';
import { passengers, policies, user } from '#tests/kit/customer/account.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { settle } from '#tests/kit/portal.tsx';

import { open } from '#tests/kit/screens/atTrip.tsx';

preload();

const [somebody] = passengers.passengers;
const people = ['Anna', 'Ben', 'Carla', 'Dora'].map((name, at) => ({
  ...somebody,
  passengerId: toUuid(20 + at),
  name,
}));
const travelling = (...names: string[]) => ({
  trips: trips.map((trip) => ({
    ...trip,
    passengers: people
      .filter(({ name }) => names.includes(name))
      .map(({ passengerId, name }) => ({ __typename: 'TripPassenger', passengerId, name, surname: 'Berg' })),
    delegated_passenger_id: null,
  })),
});
const insuring = (maxInsured: number) => ({ policies: policies.policies.map((policy) => ({ ...policy, maxInsured })) });
const customer = (employee: 0 | 1) => ({ user: { ...user.user, employee } });

const dialog = () => screen.getByRole('dialog');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const tick = (name: string) =>
  userEvent.click(within(dialog()).getByRole('checkbox', { name: new RegExp(`^${name}`) }));

async function opened(answers: Record<string, unknown> = {}, more: Parameters<typeof open>[1] = {}) {
  const started = { Passengers: { passengers: people }, Trips: travelling('Anna', 'Carla'), ...answers };
  const { gateway, portal } = await open('t-sched', { ...more, answers: started });
  gateway.hold('UpdateTrip');
  await userEvent.click(screen.getByRole('button', { name: 'Change passengers' }));
  return {
    gateway,
    sent: () => gateway.asked.filter((name) => name === 'UpdateTrip').length,
    readAgain: async (name: DatasetName) => {
      act(() => portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name }));
      await settle();
      await settle();
    },
  };
}

it('keeps the selection while outdated data is read again behind the dialog', async () => {
  const { gateway } = await opened();
  await tick('Ben');
  gateway.answer('Trips', travelling('Anna', 'Carla', 'Dora'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => window.dispatchEvent(new Event('focus')));
  await settle();

  expect(gateway.asked.filter((name) => name === 'Trips')).toHaveLength(2);
  expect(within(dialog()).getByRole('checkbox', { name: /^Ben/ })).toBeChecked();
  expect(within(dialog()).getByRole('checkbox', { name: /^Anna/ })).toBeChecked();
});

describe('the maximum of travellers', () => {
  it("is the policy's current one, even if it changed after the dialog opened", async () => {
    const { gateway, readAgain, sent } = await opened({ Policies: insuring(2) });
    await tick('Ben');
    await save();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Choose at most 2 passengers.');

    gateway.answer('Policies', insuring(3));
    await readAgain('POLICIES');
    expect(dialog()).toHaveTextContent('up to 3 people');
    await save();
    expect(sent()).toBe(1);
  });

  it.each([
    ['an employee', customer(1)],
    ['somebody of whom nothing could be read', undefined],
  ])('does not exist for %s', async (_, User) => {
    const { sent } = await opened({ User, Policies: insuring(2) });
    expect(dialog()).not.toHaveTextContent('up to 2 people');
    await tick('Ben');
    await save();
    expect(sent()).toBe(1);
  });

  it('disappears once the customer is known to be an employee', async () => {
    const { gateway, readAgain, sent } = await opened({ Policies: insuring(2) });
    gateway.answer('User', customer(1));
    await readAgain('USER_DETAILS');
    expect(dialog()).not.toHaveTextContent('up to 2 people');
    await tick('Ben');
    await save();
    expect(sent()).toBe(1);
  });
});

describe('adding a passenger in the dialog', () => {
  const add = () => within(dialog()).queryByRole('button', { name: 'Add a passenger' });
  const forEmployees = { passengerMaintenance: { employees: true, users: false } };

  it('is possible once the right is known, even if the dialog opened before', async () => {
    const { gateway, readAgain } = await opened({}, { config: forEmployees });
    expect(add()).toBeNull();

    gateway.answer('User', customer(1));
    await readAgain('USER_DETAILS');
    await userEvent.click(await within(dialog()).findByRole('button', { name: 'Add a passenger' }));
    // Without a layout jsdom finds nothing to focus in it, so it is soon hidden from assistive technology and has no
    // name.
    expect(document.querySelector('[data-machine=addPassenger]')).toHaveTextContent('Who’s travelling with you?');
  });

  it('ends when the right ends', async () => {
    const { gateway, readAgain } = await opened({ User: customer(1) }, { config: forEmployees });
    expect(add()).toBeVisible();

    gateway.answer('User', customer(0));
    await readAgain('USER_DETAILS');
    expect(add()).toBeNull();
  });

  it('is disabled once the account is full, with the reason', async () => {
    const { gateway, readAgain } = await opened();
    expect(add()).not.toHaveAttribute('aria-disabled', 'true');

    const full = Array.from({ length: 10 }, (_, at) => ({ ...somebody, passengerId: toUuid(20 + at), name: `P${at}` }));
    gateway.answer('Passengers', { passengers: full });
    await readAgain('PASSENGERS');
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    expect(add()).toHaveAccessibleDescription(/You’ve reached the limit/);
  });
});

describe('saving unchanged travellers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [59_000, 0],
    [60_000, 1],
  ])('%i ms after the trips were read sends this many requests: %i', async (later, times) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const { sent } = await opened();
    vi.setSystemTime(now + later);
    await save();
    expect(sent()).toBe(times);
  });

  it('sends them if a newer list has others', async () => {
    const { gateway, readAgain, sent } = await opened();
    gateway.answer('Trips', travelling('Ben'));
    await readAgain('TRIPS');
    await save();
    expect(sent()).toBe(1);
  });

  it('sends them if the list could not be read again', async () => {
    const { gateway, readAgain, sent } = await opened();
    gateway.lose('Trips');
    await readAgain('TRIPS');
    await save();
    expect(sent()).toBe(1);
  });
});

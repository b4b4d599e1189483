import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PassengerTrips } from '#src/screens/trips/PassengerTrips.tsx';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { passengers } from '#tests/kit/customer/account.ts';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { PassengersCard } from '../PassengersCard.tsx';
import { Passengers } from './Passengers.tsx';

preload();

const page = <Passengers TripsOf={PassengerTrips} />;
const refused = { status: 500, code: 'VENDOR_ERROR' };
const [first] = passengers.passengers;
const full = {
  passengers: Array.from({ length: 10 }, (_, at) => ({ ...first, passengerId: `p-${at}`, name: `Anna${at}` })),
};
const addButtons = () => screen.getAllByRole('button', { name: say('insurance.travellers.add'), hidden: true });
const addButton = () => screen.getByRole('button', { name: say('insurance.travellers.add') });
const ben = () => screen.queryByText('Ben Berg');

it('shows all passengers after three seconds without trips', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { gateway, show } = openPortal({ now });
  gateway.hold('Trips');
  await show(page);
  expect(ben()).toBeNull();

  act(() => void vi.advanceTimersByTime(3_000));
  expect(ben()).toBeInTheDocument();
  vi.useRealTimers();
});

it('keeps all passengers on screen while failed trips are read again', async () => {
  const { gateway, portal, show } = openPortal({ now });
  gateway.refuse('Trips', refused);
  await show(page);
  expect(ben()).toBeInTheDocument();
  expect(screen.getByText(say('trips.of.failed'))).toBeInTheDocument();
  expect(screen.queryByText(say('trips.of.none'))).toBeNull();

  gateway.hold('Trips');
  act(() => tellOutdated(portal.app, 'TRIPS'));
  await settle();
  expect(ben()).toBeInTheDocument();
  expect(screen.getByText(say('trips.of.failed'))).toBeInTheDocument();
});

it('removes a deleted passenger from list and count even if the list cannot be read again', async () => {
  const { gateway, show } = openPortal({
    now,
    answers: { Passengers: full, DeletePassenger: { deletePassenger: true } },
  });
  await show(
    <>
      {page}
      <PassengersCard />
    </>,
  );
  const areOff = () => addButtons().map((button) => button.getAttribute('aria-disabled') === 'true');
  expect(areOff()).toEqual([true, true]);
  gateway.refuse('Passengers', refused);

  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.of', { name: 'Anna3 Berg' }) }));
  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.submit') }));
  await settle();

  expect(screen.getByText(say('passengers.count', { count: '9' }))).toBeInTheDocument();
  expect(screen.queryAllByText('Anna3 Berg')).toEqual([]);
  expect(areOff()).toEqual([false, false]);
});

it('does not mention trips in the dialog if only the insurer knows of one', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.refuse('DeletePassenger', { status: 409, code: 'IN_USE' });
  await show(page);

  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.of', { name: 'Ben Berg' }) }));
  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.submit') }));
  await settle();

  expect(screen.getByRole('dialog')).toHaveAccessibleName(say('passengers.delete.in_use.title', { name: 'Ben Berg' }));
  expect(within(screen.getByRole('dialog')).queryByText(say('trips.of.none'))).toBeNull();
});

const withFirst = trips.map((trip) => ({ ...trip, passengers: [{ ...trip.passengers[0], ...first }] }));

it('disables deleting a passenger with an upcoming trip and gives the reason', async () => {
  const { show } = openPortal({ now, answers: { Trips: { trips: withFirst } } });
  await show(page);

  const anna = screen.getByRole('button', { name: 'Delete Anna Berg' });
  expect(anna).toHaveAttribute('aria-disabled', 'true');
  expect(anna).toHaveAccessibleDescription('Can be deleted once these trips are over.');
  expect(screen.getByRole('button', { name: 'Delete Ben Berg' })).not.toHaveAttribute('aria-disabled', 'true');
});

it('warns before deleting a passenger who may be insured while the trips are outdated', async () => {
  const { gateway, portal, show } = openPortal({ now, answers: { Trips: { trips: withFirst } } });
  await show(page);
  gateway.refuse('Trips', refused);
  act(() => tellOutdated(portal.app, 'TRIPS'));
  await settle();

  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.of', { name: 'Anna Berg' }) }));
  const question = screen.getByRole('dialog');
  expect(question).toHaveAccessibleDescription(
    expect.stringContaining(say('passengers.delete.insured', { name: 'Anna Berg' })) as string,
  );
  expect(within(question).getAllByRole('link').length).toBeGreaterThan(0);

  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.keep') }));
  // On a slow machine jsdom leaves the page hidden behind a dialog that closed.
  const another = { name: say('passengers.delete.of', { name: 'Ben Berg' }), hidden: true };
  await userEvent.click(screen.getByRole('button', another));
  expect(screen.getByRole('dialog')).toHaveTextContent(say('passengers.delete.body'));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('As far as we know');
});

it('does not promise to keep the passenger after a lost answer', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.lose('DeletePassenger');
  await show(page);

  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.of', { name: 'Ben Berg' }) }));
  await userEvent.click(screen.getByRole('button', { name: say('passengers.delete.submit') }));
  await settle();

  expect(screen.getByRole('dialog')).toHaveAccessibleName(
    say('passengers.delete.unanswered.title', { name: 'Ben Berg' }),
  );
  expect(screen.queryByRole('button', { name: say('passengers.delete.keep') })).toBeNull();
  expect(screen.getByRole('button', { name: say('passengers.delete.unanswered.close') })).toBeVisible();
});

it('gives the reason for the disabled button if the list could not be loaded', async () => {
  const { gateway, show } = openPortal({ now, session: { roles: { USER: { write: false } } } });
  gateway.refuse('Passengers', refused);
  await show(page);

  expect(screen.getByText(say('passengers.failed'))).toBeInTheDocument();
  expect(addButton()).toHaveAccessibleDescription(say('passengers.no_write'));
});

it.each([
  ['here, where it can be done', page, 'passengers.add.full.here'],
  ['elsewhere', <PassengersCard key="card" />, 'passengers.add.full.elsewhere'],
] as const)('says how to free a place in a full account %s', async (_, place, advice) => {
  await openPortal({ now, answers: { Passengers: full } }).show(place);

  expect(addButton()).toHaveAccessibleDescription(`${say('passengers.add.full', { most: '10' })} ${say(advice)}`);
});

it('does not suggest deleting in a full account without the right', async () => {
  const accessProfile = anna.accessProfile.map(({ feature, accessRights }) => ({
    feature,
    accessRights: accessRights.filter((right) => right !== 'DELETE'),
  }));
  const { show } = openPortal({ now, answers: { Passengers: full }, session: { accessProfile } });
  await show(page);

  expect(addButton()).toHaveAccessibleDescription(say('passengers.add.full', { most: '10' }));
});

it('treats a cleared phone number as none', async () => {
  const answers = { UpdatePassenger: { updatePassenger: { passengerId: toUuid(21) } } };
  const { gateway, show } = openPortal({ now, answers });
  await show(page);
  await userEvent.click(screen.getByRole('button', { name: say('passengers.edit.of', { name: 'Ben Berg' }) }));
  const phone = screen.getByRole('textbox', { name: say('passengers.form.phone') });
  await userEvent.type(phone, '+447700900123');
  await userEvent.clear(phone);
  const name = screen.getByRole('textbox', { name: say('passengers.form.name') });
  await userEvent.clear(name);
  await userEvent.type(name, 'Benno');
  await userEvent.click(screen.getByRole('button', { name: say('passengers.edit.submit') }));
  await settle();

  expect(gateway.variables('UpdatePassenger')).toEqual({ passengerId: toUuid(21), changes: { name: 'Benno' } });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PassengerTrips } from '#src/screens/trips/PassengerTrips.tsx';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { passengers } from '#tests/kit/customer/account.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { PassengersCard } from '../PassengersCard.tsx';
import { Passengers } from './Passengers.tsx';

preload();

const add = { name: say('insurance.travellers.add') };
const places = [
  ['page', <Passengers key="page" TripsOf={PassengerTrips} />],
  ['card', <PassengersCard key="card" />],
] as const;

it.each(places)('keeps the input on the %s when another passenger appears', async (_, place) => {
  const { gateway, portal, show } = openPortal({ now, answers: { Passengers: { passengers: [] } } });
  await show(place);
  await userEvent.click(await screen.findByRole('button', add));
  await userEvent.type(await screen.findByLabelText(say('passengers.form.name')), 'Ida');

  gateway.answer('Passengers', passengers);
  act(() => tellOutdated(portal.app, 'PASSENGERS'));
  await settle();

  expect(screen.getByText('Ben Berg')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByLabelText(say('passengers.form.name'))).toHaveValue('Ida');
});

it('keeps the focus on the page when the invitation disappears', async () => {
  const { gateway, portal, show } = openPortal({ now, answers: { Passengers: { passengers: [] } } });
  await show(<Passengers TripsOf={PassengerTrips} />);
  (await screen.findByRole('button', add)).focus();

  gateway.answer('Passengers', passengers);
  act(() => tellOutdated(portal.app, 'PASSENGERS'));
  await settle();

  expect(screen.getByText('Ben Berg')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows no earlier message in the form', async () => {
  const { portal, show } = openPortal({ now, answers: { Passengers: passengers } });
  const noticeOf = () => portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices;
  await show(<Passengers TripsOf={PassengerTrips} />);
  act(() => portal.notify({ severity: 'success', text: { id: 'notices.passenger_added' } }));
  expect(noticeOf()).toHaveLength(1);

  await userEvent.click(await screen.findByRole('button', add));
  await screen.findByLabelText(say('passengers.form.name'));

  expect(noticeOf()).toEqual([]);
});

it('warns before discarding input that may be saved after a lost answer', async () => {
  const { gateway, show } = openPortal({ now, answers: { Passengers: passengers } });
  gateway.lose('AddPassenger');
  await show(<Passengers TripsOf={PassengerTrips} />);
  await userEvent.click(await screen.findByRole('button', add));
  await userEvent.type(await screen.findByLabelText(say('passengers.form.name')), 'Ida');
  const cancel = () => userEvent.click(screen.getByRole('button', { name: say('passengers.form.cancel') }));
  await cancel();
  expect(screen.getByText(say('wizard.leave.body'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: say('wizard.leave.no') }));

  await userEvent.type(screen.getByLabelText(say('passengers.form.surname')), 'Holm');
  await userEvent.type(screen.getByLabelText(say('passengers.form.phone')), '+447700900123{Enter}');
  await waitFor(() => expect(gateway.asked).toContain('AddPassenger'));
  await settle();
  await cancel();

  expect(screen.getByText(say('wizard.leave.sent'))).toBeVisible();
});

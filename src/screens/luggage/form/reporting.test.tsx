import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import LuggagePage from '#src/app/pages/wizard/LuggagePage.tsx';
import { flight, now, trip } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

preload();

/** The outbound flight has departed, the return flight has not. */
const underWay = trip(
  't-under-way',
  [flight('SK112', 'OSL-JFK', '2026-11-18', { departed: 1 }), flight('SK113', 'JFK-OSL', '2026-11-24')],
  { type: 'return' },
);

async function reporting() {
  const portal = openPortal({ now, answers: { Trips: { trips: [underWay] } } });
  await portal.show(<LuggagePage />);
  await userEvent.click(screen.getByRole('button', { name: say('luggage.add') }));
  await settle();
  return portal;
}

const time = () => screen.getByLabelText(say('luggage.form.time'));
const lostOn = (flight: RegExp) =>
  userEvent.selectOptions(
    screen.getByLabelText(/^Flight it was lost on/),
    screen.getByRole('option', { name: flight }),
  );

describe('the time of a report', () => {
  it("follows the local time of the flight's destination until it is edited", async () => {
    await reporting();

    await lostOn(/^SK112/);

    await waitFor(() => expect(time()).toHaveValue('03:00'));
    expect(await screen.findByText('2026-11-20 08:00 UTC')).toBeVisible();
  });

  it('keeps an entered value', async () => {
    await reporting();
    fireEvent.change(time(), { target: { value: '01:30' } });
    fireEvent.blur(time());

    await lostOn(/^SK112/);

    expect(time()).toHaveValue('01:30');
    expect(await screen.findByText('2026-11-20 06:30 UTC')).toBeVisible();
  });
});

it('offers only flights that have departed', async () => {
  await reporting();

  expect(screen.getByRole('option', { name: /^SK112/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^SK113/ })).not.toBeInTheDocument();
});

it('sends a reference in capitals without spaces', async () => {
  const { gateway } = await reporting();
  await userEvent.type(screen.getByLabelText(/^Reference/), ' lhr vo 10077 ');
  await userEvent.click(screen.getByRole('button', { name: say('luggage.add.submit') }));
  await settle();

  expect(gateway.variables('CreateBag')).toMatchObject({ bag: { pir: 'LHRVO10077' } });
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import type { ClaimDialogs } from '#src/screens/claims/actions/dialogs.ts';
import { BusinessInsurance } from '#src/screens/claims/BusinessInsurance.tsx';
import { claim, dataset } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

type Shown = ReturnType<typeof claim>;
type DialogProps = { claim: Shown; onDone: () => void };

const dialogs: ClaimDialogs = {
  'enter prediction': ({ claim, onDone }: DialogProps) => (
    <button type="button" onClick={onDone}>
      Prediction of {claim.claimNumber}
    </button>
  ),
};

const noOffer = [dataset('USER-REVENUE-PREDICTION', true), dataset('CUSTOMER-OFFER', false)];
const missing = claim(1, { status: 'prediction', datasets: [] });

async function show(claims: Shown[], has: ClaimDialogs = dialogs, write = true) {
  const opened = openPortal({
    now,
    flags: { parametric: true },
    answers: { Claims: { claims } },
    ...(!write && { session: { roles: { USER: { write: false } } } }),
  });
  await opened.show(<BusinessInsurance dialogs={has} itemDialogs={itemDialogs} />);
  return opened;
}
const card = (number: string) => within(document.querySelector(`[data-claim="${number}"]`) as HTMLElement);
const numbers = () => [...document.querySelectorAll('[data-claim]')].map((each) => each.getAttribute('data-claim'));

describe('a claim that waits for its owner', () => {
  it('has “Enter your prediction” on its card, which opens a dialog and closes it', async () => {
    await show([missing]);

    const named = { name: 'Enter your prediction', description: 'CL-01 · Corner shop' };
    await userEvent.click(card('CL-01').getByRole('button', named));
    await userEvent.click(screen.getByRole('button', { name: 'Prediction of CL-01' }));
    expect(screen.queryByRole('button', { name: 'Prediction of CL-01' })).toBeNull();
  });

  it.each([
    ['Review our offer', 'for whoever may answer it', claim(1), true],
    ['Review our new offer', 'for whoever may answer it', claim(1, { status: 'user-confirm-dispute' }), true],
    ['Review our offer', 'for whoever may only look', claim(1), false],
  ])('has “%s” on its card, which leads to its page, %s', async (name, _, shown, write) => {
    await show([shown], dialogs, write);

    await userEvent.click(card('CL-01').getByRole('link', { name, description: 'CL-01 · Corner shop' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`/claim/offer/${shown.alertId}`);
  });

  it('comes first, and how many do is said', async () => {
    await show([
      claim(3, { completed: true }),
      missing,
      claim(2, { status: 'user-confirm-dispute', datasets: noOffer }),
    ]);

    expect(numbers()).toEqual(['CL-01', 'CL-02', 'CL-03']);
    expect(within(screen.getByRole('region', { name: 'Needs you' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('One claim needs you. One more is in progress.')).toBeVisible();
  });

  it('stays where it was seen when it waits no longer', async () => {
    const { gateway, portal } = await show([claim(3, { completed: true }), missing]);

    gateway.answer('Claims', {
      claims: [claim(3, { completed: true }), claim(1, { status: 'prediction', datasets: noOffer })],
    });
    await act(async () =>
      portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'ITEM_ALERTS' }),
    );

    expect(await screen.findByText('Waiting for information')).toBeVisible();
    expect(numbers()).toEqual(['CL-01', 'CL-03']);
    expect(screen.getByText(/^Nothing needs you\./)).toBeVisible();
  });

  it('has no button where there is nothing behind it', async () => {
    await show([missing], {});

    expect(screen.queryByRole('button', { name: 'Enter your prediction' })).toBeNull();
  });
});

it('says on the page of claims that none is pending, and what to do when something has happened', async () => {
  await show([]);

  expect(screen.getByText('No claims are pending.')).toBeVisible();
  expect(screen.getByText(/^If something has happened that your policy covers, tell your insurer/)).toBeVisible();
});

describe('a button that is off', () => {
  it.each([
    ['Review our offer', 'user-confirm-offer', 'Our offer isn’t ready yet.'],
    ['Review our new offer', 'user-confirm-dispute', 'We’re still looking at what you disputed.'],
  ])('says that there is nothing to review yet (%s)', async (name, status, why) => {
    await show([claim(1, { status, datasets: noOffer })]);

    await userEvent.click(card('CL-01').getByRole('button', { expanded: false }));
    const button = card('CL-01').getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(`CL-01 · Corner shop ${why}`);
    await userEvent.click(button);
    expect(screen.queryByRole('button', { name: /offer of/i })).toBeNull();
  });

  it('says so to whoever may only look', async () => {
    await show([missing], dialogs, false);

    const button = card('CL-01').getByRole('button', { name: 'Enter your prediction' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('CL-01 · Corner shop You can look at this claim, but not change it.');
  });
});

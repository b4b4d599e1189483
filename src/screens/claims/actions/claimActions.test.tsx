import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { claim, dataset, payout } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { BusinessInsurance } from '../BusinessInsurance.tsx';
import type { ClaimDialogs, PayoutDialog } from './dialogs.ts';

type Shown = ReturnType<typeof claim>;
type DialogProps = { claim: Shown; onDone: () => void };

const dialogs: ClaimDialogs = {
  'enter prediction': ({ claim, onDone }: DialogProps) => (
    <button type="button" onClick={onDone}>
      Prediction of {claim.claimNumber}
    </button>
  ),
};

const PayoutDetails: PayoutDialog = ({ claim: { payouts } }) => (
  <p>Details for a payout that is {payouts[0]?.status}</p>
);

const noOffer = [dataset('USER-REVENUE-PREDICTION', true), dataset('CUSTOMER-OFFER', false)];
const missing = claim(1, { status: 'prediction', datasets: [] });

async function show(claims: Shown[], has: ClaimDialogs = dialogs, write = true) {
  const opened = openPortal({
    now,
    flags: { parametric: true },
    answers: { Claims: { claims } },
    ...(!write && { session: { roles: { USER: { write: false } } } }),
  });
  await opened.show(<BusinessInsurance dialogs={has} itemDialogs={itemDialogs} payoutDetails={PayoutDetails} />);
  return opened;
}
const card = (number: string) => within(document.querySelector(`[data-claim="${number}"]`) as HTMLElement);
const numbers = () => [...document.querySelectorAll('[data-claim]')].map((each) => each.getAttribute('data-claim'));

describe('a claim that waits for its owner', () => {
  it('opens a dialog with “Enter your prediction” on its card, and closes it', async () => {
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

  it('comes first, with the number of such claims', async () => {
    await show([
      claim(3, { completed: true }),
      missing,
      claim(2, { status: 'user-confirm-dispute', datasets: noOffer }),
    ]);

    expect(numbers()).toEqual(['CL-01', 'CL-02', 'CL-03']);
    expect(within(screen.getByRole('region', { name: 'Needs your attention' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    expect(screen.getByText('One claim needs your attention. One more is in progress.')).toBeVisible();
  });

  const predicted = claim(1, { status: 'prediction', datasets: noOffer });
  const further = claim(2, { status: 'prediction', datasets: [] });
  const readAgain = async ({ gateway, portal }: Awaited<ReturnType<typeof show>>, claims: Shown[]) => {
    gateway.answer('Claims', { claims });
    await act(async () =>
      portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'ITEM_ALERTS' }),
    );
    await screen.findByText('Waiting for information from us');
  };
  const enter = (number: string) => card(number).getByRole('button', { name: 'Enter your prediction' });
  const needsYou = () => screen.queryByRole('region', { name: 'Needs your attention' });

  it('stays unfolded when it moves to the other claims', async () => {
    const opened = await show([missing, further]);
    const folds = (isOpen: boolean) => card('CL-01').getByRole('button', { name: /CL-01/, expanded: isOpen });
    await userEvent.click(folds(false));
    await readAgain(opened, [predicted, further]);

    expect(screen.getByRole('region', { name: 'In progress' })).toHaveTextContent('CL-01');
    await userEvent.click(folds(true));
    expect(folds(false)).toBeVisible();
  });

  it('moves to the other claims as soon as it no longer waits', async () => {
    const opened = await show([claim(3, { completed: true }), missing, further]);
    await readAgain(opened, [claim(3, { completed: true }), predicted, further]);

    expect(within(needsYou() as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'In progress' })).toHaveTextContent('CL-01');
    expect(screen.getByText('One claim needs your attention. One more is in progress.')).toBeVisible();
  });

  it('stays unchanged in its dialogs when it is read again', async () => {
    const waiting = claim(2, { status: 'offer-accepted', confirmed: true, payouts: [payout()] });
    const sent = { ...waiting, payouts: [payout({ status: 'SENT' })] };
    const opened = await show([missing, waiting]);
    await userEvent.click(enter('CL-01'));
    await userEvent.click(card('CL-02').getByRole('button', { name: /^Add payment details/ }));
    await readAgain(opened, [predicted, sent]);

    expect(screen.getByRole('button', { name: 'Prediction of CL-01' })).toBeVisible();
    expect(screen.getByText('Details for a payout that is PAYMENT-DETAILS')).toBeVisible();
  });

  it('passes the focus to the line that takes its place', async () => {
    const opened = await show([missing, further]);
    await userEvent.click(enter('CL-01'));
    await userEvent.click(screen.getByRole('button', { name: 'Prediction of CL-01' }));
    act(() => enter('CL-01').focus());
    await readAgain(opened, [predicted, further]);

    expect(card('CL-02').getByRole('button', { name: 'Enter your prediction' }).closest('li')).toHaveFocus();
  });

  it("passes the focus to the page's heading if no other claim waits", async () => {
    const opened = await show([missing]);
    act(() => enter('CL-01').focus());
    await readAgain(opened, [predicted]);

    expect(needsYou()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['a new offer after a dispute', { status: 'user-confirm-dispute' }, 'In dispute · new offer'],
    ['a dispute that is looked into', { status: 'user-confirm-dispute', datasets: noOffer }, 'In dispute'],
    [
      'a payout that nobody knows where to send',
      { confirmed: true, payouts: [payout()] },
      'Offer accepted · payout waiting',
    ],
    [
      'such a payout of a claim that is over',
      { confirmed: true, completed: true, payouts: [payout()] },
      'Closed · payout waiting',
    ],
    [
      'an offer that is being worked out',
      { status: 'prediction', datasets: noOffer },
      'Waiting for information from us',
    ],
  ])('shows its status on its chip, and whose turn it is: %s', async (_, changes, said) => {
    await show([claim(1, changes)]);

    expect(card('CL-01').getByText(said)).toBeInTheDocument();
  });

  it('has no button without an action', async () => {
    await show([missing], {});

    expect(screen.queryByRole('button', { name: 'Enter your prediction' })).toBeNull();
  });
});

it('says that none is pending, and how to report an incident', async () => {
  await show([]);

  expect(screen.getByText('You have no open claims.')).toBeVisible();
  expect(screen.getByText(/^If something your policy covers has happened, tell your insurer/)).toBeVisible();
});

describe('a disabled button', () => {
  it.each([
    ['Review our offer', 'user-confirm-offer', 'Our offer isn’t ready yet.'],
    ['Review our new offer', 'user-confirm-dispute', 'We’re still reviewing your dispute.'],
  ])('says that there is nothing to review yet (%s)', async (name, status, why) => {
    await show([claim(1, { status, datasets: noOffer })]);

    await userEvent.click(card('CL-01').getByRole('button', { expanded: false }));
    const button = card('CL-01').getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(`CL-01 · Corner shop ${why}`);
    await userEvent.click(button);
    expect(screen.queryByRole('button', { name: /offer of/i })).toBeNull();
  });

  it('gives the reason to a read-only user', async () => {
    await show([missing], dialogs, false);

    const button = card('CL-01').getByRole('button', { name: 'Enter your prediction' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('CL-01 · Corner shop You can look at this claim, but not change it.');
  });
});

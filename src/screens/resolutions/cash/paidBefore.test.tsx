import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';
import { claim, opened, press, state } from '#tests/kit/screens/resolutions/claims.tsx';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const on = '2026-11-02T10:00:00Z';
const payout = { vendor: 'MANUAL-BANK', payoutMethodId: 'method', description: 'Mine', account: '****1234', on };
const values = { amount: '$40.00', day: '2nd November 2026' };
const resolution = { resolutionId: 'resolution', flightId: null };
const cash = (status: string, sent: object = payout) => told('CASH', status, { state: { payout: sent, resolution } });
const card = () => document.querySelector<HTMLElement>('[data-option]') as HTMLElement;
const paidCash = (status: string, sent: object = payout) => {
  const { resolutionOptions, ...rest } = cash(status, sent);
  const resolutions = resolutionOptions.resolutions.map((each) => ({ ...each, prize: 40 }));
  return { ...rest, resolutionOptions: { ...resolutionOptions, resolutions } };
};

describe('money that was sent and then rejected by an agent', () => {
  it.each([
    ['Rejected', 'resolutions.sent'],
    ['Initial', 'resolutions.sent.offered'],
    ['Requested', 'resolutions.sent.claimed'],
  ] as const)('shows its date and that nothing more is paid: %s', async (status, text) => {
    await openCase(paidCash(status));
    expect(card()).toHaveTextContent(say(text, values));
    expect(card()).toHaveTextContent('Mine ****1234');
    expect(card()).not.toHaveTextContent(say('resolutions.claim.cash.body'));
  });

  it('is confirmed with the earlier payment', async () => {
    await openCase(paidCash('Confirmed'));
    expect(card()).toHaveTextContent(values.day);
    expect(card()).not.toHaveTextContent(say('resolutions.step.cash.paid', values));
    expect(card()).toHaveTextContent(say('resolutions.step.cash.sent', values));
  });
});

describe('a new claim for money that was already sent', () => {
  it.each(['submit', 'confirm'])('pays nothing more if the answer to “%s” is lost', async (call) => {
    const { held, lose } = await opened({}, {}, {}, { paidBefore: payout });
    expect(card()).toHaveTextContent(say('resolutions.sent.offered', values));
    lose(call);
    await claim();
    expect(screen.queryByRole('dialog')).toBeNull();
    if (call === 'submit') await press(say('resolutions.claim.unconfirmed.finish'));

    expect(held).toMatchObject({ status: 'Confirmed', paid: [payout.payoutMethodId] });
    expect(state()).toBe('readOnly');
    expect(card()).toHaveTextContent(say('resolutions.step.cash.sent', values));
    expect(card()).toHaveTextContent('Mine ****1234');
  });

  it('is confirmed without an amount, because nothing more is sent', async () => {
    const { portal } = await opened({}, {}, {}, { paidBefore: payout });
    await claim();

    const [notice] = portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices ?? [];
    expect(notice?.text).toEqual({ id: 'notices.resolution_confirmed' });
  });
});

describe('an agent', () => {
  const rights = ['READ', 'UPDATE', 'AGENT-OPTIONS'];
  const agent = {
    session: {
      roles: { AGENT: { write: true } },
      agentId: 'agent-7',
      accessProfile: [{ feature: 'customer-travel-resolutions', accessRights: rights }],
    },
  };
  const open = async (act: 'reject' | 'reset', of: object = paidCash('Confirmed')) => {
    await openCase(of, agent);
    await userEvent.click(screen.getByRole('button', { name: say(`resolutions.override.${act}`) }));
    await settle();
    return within(screen.getByRole('dialog'));
  };
  const after = () => screen.getByRole('region', { name: say('resolutions.override.after') });

  it("reads before rejecting that the payment is not called back, and the customer's view", async () => {
    const dialog = await open('reject');
    expect(dialog.getByText(/Declining it doesn’t bring it back/)).toHaveTextContent(
      say('resolutions.override.sent', values),
    );
    expect(after()).toHaveTextContent(say('resolutions.sent', values));
  });

  it('reads before resetting that nothing more is paid', async () => {
    const dialog = await open('reset', paidCash('Rejected'));
    expect(dialog.getByText(/unless it was returned/)).toHaveTextContent(
      say('resolutions.override.sent.reset', values),
    );
    expect(after()).toHaveTextContent(say('resolutions.sent.offered', values));
  });

  it('reads none of this for an option that was not paid', async () => {
    const dialog = await open('reject', told('CASH', 'Requested'));
    expect(dialog.queryByText(/bring it back/)).toBeNull();
  });
});

it('a payment by an unanswered confirmation is announced with its amount, like any claim', async () => {
  const { gateway, portal } = await openCase(paidCash('Requested', { ...payout, on: null }));
  gateway.lose('ConfirmResolution');
  gateway.answer('ResolutionOptions', paidCash('Confirmed'));
  await press(say('resolutions.claim.unconfirmed.finish'));

  const [notice] = portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices ?? [];
  expect(notice?.text).toEqual({ id: 'notices.money_confirmed', values: { amount: '$40.00' } });
});

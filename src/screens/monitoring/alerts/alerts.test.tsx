import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ActionPlanPage from '#src/app/pages/monitoring/ActionPlanPage.tsx';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { Alerts } from './Alerts.tsx';

const alert = {
  __typename: 'OwlAlert',
  alertId: toUuid(60),
  subscriptionId: toUuid(50),
  title: 'Offered with its password',
  description: 'Private mail was found where it should not be.',
  createdOn: '2026-11-17T08:15:00Z',
  completed: false,
  completedOn: null,
};
const steps = (...completed: string[]) => ({
  __typename: 'OwlActions',
  alertId: toUuid(60),
  actions: [
    { __typename: 'OwlAction', actionItem: 'tell-the-bank', plan_title: 'step-tell-the-bank', order: 2 },
    { __typename: 'OwlAction', actionItem: 'change-password', plan_title: 'step-change-password', order: 1 },
    { __typename: 'OwlAction', actionItem: 'change-password', plan_title: 'step-change-password', order: 3 },
  ],
  completed,
});
const article = (id: string | null, plan: string, title: string) => ({
  __typename: 'Article',
  id,
  plan_title: plan,
  title,
  summary: 'In one sentence.',
  body: 'At length.',
  category: 'plans',
  order: 1,
  dismissible: null,
});
const answers = {
  OwlAlert: { owlAlert: [alert] },
  OwlActions: { owlActions: steps('change-password', 'a step of no plan') },
  Articles: {
    articles: [
      article('mailbox', 'step-change-password', 'Change the password'),
      article(null, 'step-tell-the-bank', 'Tell your bank'),
    ],
  },
};
const address = `/monitored-data/action-plan?alertId=${toUuid(60)}`;
const open = (given: Parameters<typeof openPortal>[0] = {}) => {
  const portal = openPortal({
    now,
    flags: { dataMonitoring: true },
    ...given,
    answers: { ...answers, ...given.answers },
  });
  return { ...portal, show: () => portal.show(<ActionPlanPage />, address) };
};

describe('the action plan', () => {
  it('shows what was found, of which item, and when', async () => {
    await open().show();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offered with its password');
    const found = screen.getByRole('region', { name: 'What we found' });
    expect(found).toHaveTextContent('Private mail was found where it should not be.');
    expect(found).toHaveTextContent(/Type of data.*Email addresses.*Private mail · ol\*\*@owl\.test/);
    expect(found).toHaveTextContent(/Found on.*Tuesday 17th November/);
  });

  it('lists each step once, in order, by its article, and counts those that are done', async () => {
    await open().show();

    const list = screen.getByRole('region', { name: 'What to do' });
    expect(
      within(list)
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent),
    ).toEqual(['Change the password', 'Tell your bank']);
    expect(list).toHaveTextContent('1 of 2 done');
    expect(screen.getByRole('checkbox', { name: 'Change the password' })).toBeChecked();
  });

  it('calls a step by its own code where the articles cannot be read', async () => {
    const { gateway, show } = open();
    gateway.refuse('Articles', { status: 500, code: 'VENDOR_ERROR' });
    await show();

    expect(screen.getByRole('checkbox', { name: 'Tell the bank' })).toBeInTheDocument();
  });

  it('keeps on this device which steps are completed, and nothing else', async () => {
    await open().show();

    expect(localStorage.getItem('actions')).toBe(
      JSON.stringify({ version: 1, value: [{ alertId: toUuid(60), completed: ['change-password'] }] }),
    );
  });

  it('takes back a tick that the insurer refuses, beside its step and nowhere else', async () => {
    const { portal, gateway, show } = open();
    gateway.refuse('SetAlertAction', { status: 400, code: 'GENERAL_400' });
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tell your bank' }));
    await settle();

    expect(screen.getByRole('checkbox', { name: 'Tell your bank' })).not.toBeChecked();
    expect(screen.getByText('We couldn’t save this change. Try again.')).toBeVisible();
    expect(portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices).toEqual([]);
  });

  it('shows the alert where its steps cannot be loaded', async () => {
    const { gateway, show } = open();
    gateway.refuse('OwlActions', { status: 500, code: 'VENDOR_ERROR' });
    await show();

    expect(screen.getByText('We couldn’t load the steps.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeEnabled();
  });

  it('is closed to a read-only account, with the reason', async () => {
    await open({ session: { roles: { USER: { write: false } } } }).show();

    expect(screen.getByRole('checkbox', { name: 'Tell your bank' })).toBeDisabled();
    const handle = screen.getByRole('button', { name: 'Mark as handled' });
    expect(handle).toHaveAttribute('aria-disabled', 'true');
    expect(handle).toHaveAccessibleDescription(/^Your account can only view data/);
  });

  it.each([[[]], [null]])('leads back to the list from an alert that is not there (%j)', async (owlAlert) => {
    const { gateway, show } = open(owlAlert ? { answers: { OwlAlert: { owlAlert } } } : {});
    if (!owlAlert) gateway.refuse('OwlAlert', { status: 404, code: 'ALERT_NOT_FOUND' });
    await show();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This alert no longer exists');
    expect(screen.getByRole('link', { name: 'See all alerts' })).toHaveAttribute('href', '/monitored-data/alerts');
  });
});

describe('the list of alerts', () => {
  it('has open and handled alerts apart, and how far a plan is as this device knows it', async () => {
    localStorage.setItem(
      'actions',
      JSON.stringify({ version: 1, value: [{ alertId: toUuid(60), completed: ['change-password'] }] }),
    );
    await openPortal({ now, flags: { dataMonitoring: true } }).show(<Alerts />);

    const list = screen.getByRole('region', { name: 'Open alerts' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('1 step done');
    expect(screen.getByRole('region', { name: 'Handled alerts' })).toHaveTextContent('No handled alerts yet.');
  });
});

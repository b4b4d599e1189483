import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import type { DatasetName } from '#rules/datasets.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { ClaimsCard } from '../claims/ClaimsCard.tsx';
import { InsuredItemsCard } from '../claims/InsuredItemsCard.tsx';
import { LuggageCard } from '../luggage/LuggageCard.tsx';
import { MonitoredDataCard } from '../monitoring/MonitoredDataCard.tsx';
import { PassengersCard } from '../passengers/PassengersCard.tsx';
import { PaymentMethodsCard } from '../payouts/PaymentMethodsCard.tsx';
import { Insurances } from '../trips/Insurances.tsx';
import { TripsCard } from '../trips/TripsCard.tsx';
import { SummaryCard } from './SummaryCard.tsx';

type Case = {
  name: string;
  card: ReactElement;
  dataset: DatasetName;
  operation: string;
  flags?: { parametric?: boolean; dataMonitoring?: boolean };
  nothing: unknown;
  /** The texts of an empty, a failed and a loaded card. */
  says: { empty: string; failed: string; content: string };
};

const cases: Case[] = [
  {
    name: 'summary',
    card: <SummaryCard />,
    dataset: 'POLICIES',
    operation: 'Policies',
    nothing: { policies: [] },
    says: {
      empty: 'You don’t have a policy with us yet.',
      failed: 'We couldn’t load your policies.',
      content: 'POL-ACTIVE',
    },
  },
  {
    name: 'trips',
    card: <TripsCard />,
    dataset: 'TRIPS',
    operation: 'Trips',
    nothing: { trips: [] },
    says: {
      empty: 'You don’t have any trip insurance yet.',
      failed: 'We couldn’t load your trips.',
      content: 'See all trips',
    },
  },
  {
    name: 'insurances',
    card: <Insurances />,
    dataset: 'TRIPS',
    operation: 'Trips',
    nothing: { trips: [] },
    says: { empty: 'You don’t have any trip insurance yet.', failed: 'We couldn’t load your trips.', content: 'SK101' },
  },
  {
    name: 'passengers',
    card: <PassengersCard />,
    dataset: 'PASSENGERS',
    operation: 'Passengers',
    nothing: { passengers: [] },
    says: {
      empty: 'No passengers on your account yet.',
      failed: 'We couldn’t load your passengers.',
      content: 'Ben Berg',
    },
  },
  {
    name: 'payout methods',
    card: <PaymentMethodsCard />,
    dataset: 'PAYOUT_METHODS',
    operation: 'PayoutMethods',
    nothing: { payoutMethods: [] },
    says: {
      empty: 'No payout methods yet. You’ll need one to get paid.',
      failed: 'We couldn’t load your payout methods.',
      content: 'My current account',
    },
  },
  {
    name: 'luggage',
    card: <LuggageCard />,
    dataset: 'LUGGAGE',
    operation: 'LostBags',
    nothing: { lostBags: [] },
    says: {
      empty: 'No lost bags. We hope it stays that way.',
      failed: 'We couldn’t load your lost bags.',
      content: 'LHRVO10050',
    },
  },
  {
    name: 'monitored data',
    card: <MonitoredDataCard />,
    dataset: 'OWL_MONITORED_DATA',
    operation: 'Subscriptions',
    flags: { dataMonitoring: true },
    nothing: { subscriptions: { subscriptions: [] } },
    says: {
      empty: 'We’re not monitoring any data yet.',
      failed: 'We couldn’t load your monitored data.',
      content: 'Email addresses',
    },
  },
  {
    name: 'insured items',
    card: <InsuredItemsCard />,
    dataset: 'ITEMS',
    operation: 'Items',
    flags: { parametric: true },
    nothing: { items: [] },
    says: {
      empty: 'Nothing is insured yet.',
      failed: 'We couldn’t load your insured items.',
      content: 'Photo studio',
    },
  },
  {
    name: 'claims',
    card: <ClaimsCard />,
    dataset: 'ITEM_ALERTS',
    operation: 'Claims',
    flags: { parametric: true },
    nothing: { claims: [] },
    says: {
      empty: 'You have no open claims.',
      failed: 'We couldn’t load your claims.',
      content: 'No other claim is in progress.',
    },
  },
];

const area = (dataset: DatasetName) => document.querySelector(`[data-dataset="${dataset}"]`) as HTMLElement;

describe.each(cases)('$name', ({ card, dataset, operation, flags = {}, nothing, says }) => {
  const open = () => openPortal({ now, flags });
  const again = (portal: ReturnType<typeof open>['portal']) =>
    act(async () => portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: dataset }));

  it('shows a placeholder while loading', async () => {
    const { gateway, show } = open();
    gateway.hold(operation);
    await show(card);

    expect(area(dataset)).toHaveAttribute('aria-busy', 'true');
    expect(area(dataset)).toHaveAttribute('data-state', 'loading');
    expect(within(area(dataset)).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText(says.content)).not.toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    const { gateway, show } = open();
    gateway.answer(operation, nothing);
    await show(card);

    expect(within(area(dataset)).getByText(says.empty)).toBeVisible();
  });

  it('shows its content', async () => {
    await open().show(card);

    expect(area(dataset)).toHaveAttribute('data-state', 'loaded');
    expect(area(dataset)).toHaveAttribute('aria-busy', 'false');
    expect(within(area(dataset)).getByText(says.content)).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: /^Loading/ })).not.toBeInTheDocument();
  });

  it('reports a failure and retries on request', async () => {
    const { gateway, show } = open();
    gateway.lose(operation);
    await show(card);
    expect(within(area(dataset)).getByText(says.failed)).toBeVisible();

    gateway.answer(operation, nothing);
    await userEvent.click(within(area(dataset)).getByRole('button', { name: 'Try again' }));
    await settle();

    expect(within(area(dataset)).getByText(says.empty)).toBeVisible();
    expect(area(dataset)).toHaveFocus();
  });

  it('keeps its content while it is reloaded', async () => {
    const { portal, gateway, show } = open();
    await show(card);
    const release = gateway.hold(operation);
    await again(portal);

    expect(within(area(dataset)).getByText(says.content)).toBeVisible();
    expect(within(area(dataset)).getByRole('progressbar', { name: 'Loading the latest' })).toBeInTheDocument();

    gateway.answer(operation, nothing);
    release();
    await settle();
    expect(within(area(dataset)).getByText(says.empty)).toBeVisible();
  });

  it('keeps its content with its time if reloading fails', async () => {
    const { portal, gateway, show } = open();
    const shown = await show(card);
    gateway.lose(operation);
    await again(portal);
    await settle();

    expect(area(dataset)).toHaveAttribute('data-state', 'stale');
    expect(within(area(dataset)).getByText(says.content)).toBeVisible();
    expect(within(area(dataset)).getByText(/^We couldn’t check again. Last checked \d\d:\d\d$/)).toBeVisible();

    shown.unmount();
    await show(card);
    expect(within(area(dataset)).getByText(says.content)).toBeVisible();
  });
});

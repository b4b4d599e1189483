import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { passengers, policies } from '#tests/kit/customer/account.ts';
import { claim, dataset, items } from '#tests/kit/customer/business.ts';
import { flight, now, trip } from '#tests/kit/customer/trips.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { ClaimsCard } from '../claims/ClaimsCard.tsx';
import { InsuredItemsCard } from '../claims/InsuredItemsCard.tsx';
import { LuggageCard } from '../luggage/LuggageCard.tsx';
import { PassengersCard } from '../passengers/PassengersCard.tsx';
import { PaymentMethodsCard } from '../payouts/PaymentMethodsCard.tsx';
import { TripsCard } from '../trips/TripsCard.tsx';
import { SummaryCard } from './SummaryCard.tsx';

describe('the cover card', () => {
  const policy = (number: string) => document.querySelector(`[data-policy="${number}"]`) as HTMLElement;
  const unfold = () => userEvent.click(screen.getByRole('button', { name: /more/ }));

  it('lists the policies, active ones first', async () => {
    await openPortal({ now }).show(<SummaryCard />);
    await unfold();
    await unfold();

    expect(screen.getByText('active policies')).toHaveTextContent('4 active policies');
    const shown = [...document.querySelectorAll<HTMLElement>('[data-policy]')];
    expect(
      shown.map((each) => [
        each.dataset.policy,
        within(each).getByText(/^(Active|Used up|Ended|Not active)$/).textContent,
      ]),
    ).toEqual([
      ['POL-ACTIVE', 'Active'],
      ['POL-NEAR', 'Active'],
      ['POL-CAPPED', 'Used up'],
      ['POL-NOLIMIT', 'Active'],
      ['POL-EXPIRED', 'Ended'],
      ['POL-INACTIVE', 'Not active'],
    ]);
    expect(policy('POL-ACTIVE')).toHaveTextContent('1st January 2026 – 30th June 2027');
    expect(policy('POL-ACTIVE')).toHaveTextContent('Up to 3 people insured per trip');
    expect(policy('POL-NOLIMIT')).not.toHaveTextContent('insured on a trip');
  });

  it.each(['parametric', 'dataMonitoring'] as const)('does not mention people if it is %s', async (variant) => {
    await openPortal({ now, flags: { [variant]: true } }).show(<SummaryCard />);

    expect(policy('POL-ACTIVE')).not.toHaveTextContent('people');
  });

  it('shows how much of a cap is used, in the payout currency', async () => {
    await openPortal({ now }).show(<SummaryCard />);
    await unfold();

    const bar = within(policy('POL-ACTIVE')).getByRole('progressbar');
    expect(bar).toHaveAccessibleName('$375.00 left of $500.00');
    expect(bar).toHaveAttribute('aria-valuenow', '375');
    expect(bar).toHaveAttribute('aria-valuemax', '500');
    expect(policy('POL-ACTIVE')).not.toHaveTextContent('used up');
    expect(policy('POL-NEAR')).toHaveTextContent('$80.00 left of $500.00Nearly used up');
    expect(policy('POL-CAPPED')).toHaveTextContent('Used up. Your policy has reached its limit.');
    expect(within(policy('POL-CAPPED')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  it('shows the paid amount without bar and balance for a policy that pays no more', async () => {
    await openPortal({ now }).show(<SummaryCard />);
    await unfold();
    await unfold();

    for (const number of ['POL-EXPIRED', 'POL-INACTIVE']) {
      expect(policy(number)).toHaveTextContent('Paid $125.00 of $500.00');
      expect(policy(number)).not.toHaveTextContent('left of');
      expect(within(policy(number)).queryByRole('progressbar')).toBeNull();
    }
  });

  it('says that a policy accepts no further trip, even if its cap does not matter', async () => {
    const [, running] = policies.policies;
    const blockedBy = 'MAX_TRIPS_EXCEEDED';
    const capped = { ...running, blockedBy, policyCapUsed: 500, externalPolicyNumber: 'POL-CAPPED' };
    const answers = { Policies: { policies: [{ ...running, blockedBy }, capped] } };
    await openPortal({ now, answers }).show(<SummaryCard />);

    expect(policy('POL-ACTIVE')).toHaveTextContent('Can’t cover any more trips');
    expect(policy('POL-CAPPED')).not.toHaveTextContent('Can’t cover any more trips');
  });

  it('shows no amounts without payouts, because there is no currency', async () => {
    await openPortal({ now, flags: { payoutsDisabled: true } }).show(<SummaryCard />);

    expect(within(policy('POL-ACTIVE')).queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    ['data-monitoring', { dataMonitoring: true }, '2 open alerts'],
    ['parametric', { parametric: true }, '2 open claims'],
  ])('ends for %s with the next step', async (_, flags, text) => {
    await openPortal({ now, flags }).show(<SummaryCard />);

    expect(screen.getByRole('region', { name: 'Your cover' })).toHaveTextContent(new RegExp(`${text}$`));
  });

  it('leads travellers to their cover', async () => {
    await openPortal({ now }).show(<SummaryCard />);

    expect(screen.getByRole('link', { name: 'What’s covered' })).toHaveAttribute('href', '/key-facts');
  });
});

describe('the trips card', () => {
  it('lists the trips after the next one and leads to all', async () => {
    await openPortal({ now }).show(<TripsCard />);

    expect(screen.getByRole('region', { name: 'After that' })).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/\s+/g, ' '));
    expect(rows).toHaveLength(3);
    expect(rows.join()).not.toMatch(/SK111|SK107|SK102/);

    await userEvent.click(screen.getByRole('link', { name: 'See all trips' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/insurance$/);
  });

  it('is hidden if there is only the next trip, except after a failed read', async () => {
    const next = trip('t-next', [flight('SK1', 'OSL-LHR', '2026-12-01')]);
    const { gateway, portal, show } = openPortal({ now, answers: { Trips: { trips: [next] } } });
    await show(<TripsCard />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    gateway.refuse('Trips', { status: 500 });
    portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'TRIPS' });
    await settle();
    expect(await screen.findByText('No other upcoming flights.')).toBeVisible();
    expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
  });

  it('says when all flights have departed', async () => {
    const past = trip('t-past', [flight('SK1', 'OSL-LHR', '2026-11-01', { departed: 1 })]);
    await openPortal({ now, answers: { Trips: { trips: [past] } } }).show(<TripsCard />);

    expect(screen.getByText('No upcoming flights.')).toBeVisible();
  });
});

describe('the passengers card', () => {
  it('lists current passengers with their phone numbers', async () => {
    await openPortal({ now }).show(<PassengersCard />);
    await screen.findByText('+1 555 010 0001');

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ABAnna Berg +1 555 010 0001',
      'BBBen Berg ',
    ]);
    expect(screen.queryByText('passengers')).toBeNull();
  });

  it('counts passengers if not all are shown', async () => {
    const [anna] = passengers.passengers;
    const seven = Array.from({ length: 7 }, (_, at) => ({ ...anna, passengerId: `passenger ${at}` }));
    await openPortal({ now, answers: { Passengers: { passengers: seven } } }).show(<PassengersCard />);

    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('passengers')).toHaveTextContent('7 passengers');
  });
});

describe('the payout methods card', () => {
  it('shows the end of an account number and the preferred method', async () => {
    await openPortal({ now }).show(<PaymentMethodsCard />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'My current accountAccount ****1234Preferred',
      'PayGo wallet',
    ]);
    expect(document.body).not.toHaveTextContent('00001234');
  });

  it('leads a customer without a method to the set-up, or only to the page without the right', async () => {
    const none = { PayoutMethods: { payoutMethods: [] } };
    const { unmount } = await openPortal({ now, answers: none }).show(<PaymentMethodsCard />);
    expect(screen.getByRole('link', { name: say('payouts.add') })).toHaveAttribute('href', '/payout-methods');
    unmount();

    const right = { feature: 'customer-payouts', accessRights: ['READ'] };
    await openPortal({ now, answers: none, session: { accessProfile: [right] } }).show(<PaymentMethodsCard />);
    expect(screen.getByRole('link', { name: say('payouts.all') })).toBeVisible();
  });
});

describe('the luggage card', () => {
  it('lists bags with their status, unknown ones by name', async () => {
    await openPortal({ now, flags: { luggageInclusion: true } }).show(<LuggageCard />);

    const when = 'Reported Wed 18 Nov, 18:45, local time';
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `LHRVO10051 ${when} Lost`,
      `LHRVO10050 ${when} Details updated`,
      `LHRVO10053 ${when} Bag on belt`,
    ]);
  });
});

describe('the insured items card', () => {
  it('lists items with address and bank access, and leads to all of them', async () => {
    await openPortal({ now, flags: { parametric: true } }).show(<InsuredItemsCard />);

    const [shop, bakery, studio] = await screen.findAllByRole('listitem');
    expect(shop).toHaveTextContent('Corner shop 4 Market Square, Leeds Bank connected');
    expect(within(bakery as HTMLElement).getByText('Bank not connected')).toBeVisible();
    expect(studio).not.toHaveTextContent('Bank');
    await userEvent.click(within(bakery as HTMLElement).getByRole('link'));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/insurance\?item=/);
  });

  it('says whether a bank that is not connected has to be', async () => {
    const studio = items.items.slice(1, 2).map((item) => ({
      ...item,
      permissions: item.permissions.map((each) => ({ ...each, required: false })),
    }));
    const { show } = openPortal({ now, flags: { parametric: true }, answers: { Items: { items: studio } } });
    await show(<InsuredItemsCard />);

    expect(await screen.findByRole('listitem')).toHaveTextContent(/Bank access not needed$/);
  });
});

describe('the claims card', () => {
  const waiting = { status: 'prediction', datasets: [dataset('USER-REVENUE-PREDICTION', true)] };
  const show = (claims: ReturnType<typeof claim>[]) =>
    openPortal({ now, flags: { parametric: true }, answers: { Claims: { claims } } }).show(<ClaimsCard />);

  it('shows the latest four claims that need no action, each with a link to its history', async () => {
    await show([claim(9), claim(8, { completed: true }), ...[1, 2, 3, 4, 5].map((number) => claim(number, waiting))]);

    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.match(/CL-\d+/)?.[0])).toEqual(['CL-05', 'CL-04', 'CL-03', 'CL-02']);
    expect(rows[0]).toHaveTextContent(
      '5 Oct CL-05 · Corner shop No electricity for more than 48 hours Waiting for information from us',
    );
    expect(screen.getByRole('link', { name: 'See all claims' })).toBeVisible();
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('link'));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/claim\/history\//);
  });

  it('says so if every claim waits for its owner or is closed', async () => {
    await show([claim(9), claim(8, { completed: true })]);

    expect(screen.getByText('No other claim is in progress.')).toBeVisible();
  });

  it('asks for reports if there are no claims', async () => {
    await show([]);

    expect(screen.getByText(/^If something your policy covers has happened/)).toBeVisible();
  });
});

import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What is insured

- Delays and cancellations of the flights listed in “My insurances”.
- All passengers listed there, up to the number your policy allows.${only(facts.luggage, '\n- Luggage that an airline has lost.')}

## What is not insured

- Disruptions announced before you insured the trip.
- Flights you missed for personal reasons.
- Costs that the airline has already reimbursed.

## When cover begins and ends

A trip is insured from the moment it appears in “My insurances” until its last flight has arrived. You can insure a flight up to 24&nbsp;hours before it leaves.

## If your flight is late or cancelled

You’ll find it at the top of your overview and on the trip’s page. Choose “See your options” there to see what your policy offers (a lounge, another flight, a hotel${facts.paysOut ? ', points, or a payout' : ', or points'}), and choose an option. You don’t have to prove anything. If you need help, ${contactPhrase(facts)}.

## Cancelling

You can cancel on the trip’s page until the first flight has left, or one of the flights is reported late or cancelled. After that, the insurance stays in force.
`,
  }),

  business: () => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What is insured

- Revenue that your premises lose because of an event at their address.
- For the number of months in your policy, up to its limit.
- Each item, from the moment we confirm it until its policy ends, at no extra cost.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy.

## How a claim works

1. An event exceeds the threshold in your policy, and we open a claim.
2. You tell us the revenue you expected.
3. We make you an offer. You accept it, or tell us why you disagree.
4. We pay month by month, as the actual revenue becomes known.

## Your bank

Some policies need your permission to read your revenue from your bank account. Without it, we can’t calculate a claim.
`,
  }),

  monitoring: () => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What we monitor

- Cards, email addresses, phone numbers, bank accounts, and identity documents that you add.
- Markets, forums, and leaked files where stolen data turns up.

## What we do not monitor

- Anyone else’s data.
- Data that you have not added or have deleted.

## If we find something

You get an alert with a step-by-step plan. Follow it as soon as you can, and mark each step when it’s done.

## What monitoring cannot do

We cannot see every place or take back what was published. Having no alerts does not guarantee that your data is safe.
`,
  }),
};

import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to every trip you insure here, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure a single flight, a return trip, or a trip of up to four flights. Every flight must leave more than 24&nbsp;hours after you insure it, and on or before the last day of your policy. Your policy sets how many people can be insured at the same time.

## When you are insured

A trip is insured from the moment it appears in “My insurances”, for the passengers and flights listed there. Cover ends when its last flight has arrived.

## If a flight is disrupted

We monitor every insured flight. As soon as the airline reports a delay or a cancellation, we show it here. Depending on the flight, the length of the delay, and your policy, you get one or more of these benefits:

- entry to an airport lounge,
- a seat on another flight,
- a night in a hotel,
- points in a loyalty programme${facts.paysOut ? ',\n- a payout in money.' : '.'}

We show the available options beside the flight, and you choose. Once we have confirmed your choice, it is final.
${only(
  facts.paysOut,
  `
## Payouts and limits

We pay to the payout method you choose, within five working days after we confirm the payout. The total of all payouts under a policy never exceeds its payout limit. Your overview shows how much of it is left.
`,
)}${only(
  facts.luggage,
  `
## Lost luggage

Report lost luggage to the airline first and keep the reference number of the report. Then report it to us with that number, within seven days of landing.
`,
)}
## What is not insured

- Disruptions announced before you insured the trip.
- Flights you missed for personal reasons.
- Costs that the airline or anyone else has already reimbursed.
- Disruptions caused by war, or by an authority closing an airspace.

## What we ask of you

Give us names as they appear in the passports, and a phone number where we can reach you while you travel. Tell us immediately if any details are wrong. If you deliberately give false details, you lose cover for that trip.

## Cancelling

You can cancel an insurance on its trip’s page until the first flight has left, or one of the flights is reported late or cancelled. After that, it stays in force.
`,
  }),

  business: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between your business and ${facts.insurer}. They apply to each of your insured items, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure the premises where your business earns its revenue. Each of them is an insured item with an address, a policy, and the permissions we ask for.

Cover for an item begins as soon as we confirm it, and ends with its policy or when you cancel it. It is included in the price of your policy.

## When we pay

A claim begins when an event at the address of an insured item exceeds the threshold in your policy. You do not have to report it. We then ask you for the revenue you expected, month by month, for as long as the event affects your business.

## How we calculate an offer

We compare the revenue you expected with the revenue of the previous months, which we read from your bank account with your permission. We apply your profit margin to the difference and deduct the retention. The result is our offer. You can accept it, or disagree and tell us why. An adjuster then reviews it, and their second offer is final.

## Payouts and limits

Once you have accepted an offer, we pay month by month, as soon as the actual revenue of a month is known and you have chosen a payout method. Our payments never exceed the limit of your policy.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy.
- Months in which you closed for your own reasons.

## What we ask of you

Give us the figures from your books, and keep your bank account permission active while a claim is open. If you deliberately give false figures, you lose the claim.
`,
  }),

  monitoring: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to all data we monitor for you, together with your policy and the [key facts](/key-facts). This is version 3.

## What we do

We look for the data you give us in places where stolen data is offered: markets, forums, and leaked files. If we find any of it, you get an alert and a plan of what to do.

## What we can monitor

We can monitor your cards, email addresses, phone numbers, bank accounts, and identity documents, up to the number of each shown in this portal. They must be your own.

## When monitoring begins and ends

Monitoring begins as soon as you agree to it, with a first search that can take a day. It ends with your policy, or when you delete the monitored data.

## What we cannot do

We cannot see every place or take back what was published. An alert means that your data was found, not that it was used. Having no alerts does not guarantee that your data is safe.

## What we ask of you

Follow the plan of an alert as soon as you can, and mark each step when it’s done. Tell your bank immediately if a card was found. Do not add anyone else’s data.
`,
  }),
};

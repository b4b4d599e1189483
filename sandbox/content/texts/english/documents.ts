import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Privacy notice',
    body: `
${facts.insurer} is responsible for the personal data in this portal. This notice explains what we hold, why, and for how long.

## What we hold

- Who you are and how to reach you: name, email address, phone number, language.
- Your cover: policies, insurances, alerts, and claims.
${facts.paysOut ? '- Where we send money: your payout methods. We only show the last digits of an account until you choose “Show”.\n' : ''}- Your activity: when you signed in, from which IP address, and what you changed.

## Why we hold it

We need it to insure you and to help you when something happens. The law requires us to keep some of it for tax and supervision. We only send you offers if you asked for them.

## Who else sees it

The companies we need to help you, and only the data they need: banks, adjusters, and the providers of the services that your insurance covers. We never sell your data.

## How long we keep it

For as long as you are insured, and for ten years after your last claim. We delete sign-in records after a year.

## In your browser

Your browser keeps:

- What you entered in an unfinished form, for at most 20&nbsp;hours or until you sign out.
- Your language, the design of the portal, and help pages. If we ask for your consent to this, your browser keeps them only if you agree, for at most 31&nbsp;days. It remembers your choice for 31&nbsp;days.
- Settings that the portal needs to work.

You can delete all of it in your browser at any time. Your browser forgets your sign-in when you close the tab.

## Your rights

You can access, correct, export, and delete your data, and object to its use. To do so, ${contactPhrase(facts)}. You can also complain to the data protection authority in your country.
`,
  }),

  callCosts: (facts) => ({
    title: 'What a call costs',
    body: `
You can call ${facts.insurer} on ${formatContactPhone(facts)}.

## From your own country

Your phone company’s usual rate for this number applies. We don’t charge you, and we don’t earn anything from the call.

## From abroad

Your phone company may charge for roaming, even while you’re on hold. Check its rates before you call, or call over the internet.

## Free of charge

Give us your number at the start of the call and we’ll call you back. Or write to ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Payout terms',
    body: `
These terms supplement the [terms of business](/terms) whenever ${facts.insurer} pays you money.

## Where we pay

To your preferred payout method, which must be in your own name or the name of your business. We do not pay anyone else.

## When we pay

Within five working days of your request. Your bank may take longer, and it does not book payments at weekends.

## Which currency we pay in

In the currency of the country of your account. If your bank converts the money, it sets the exchange rate and the fees.

## If a payout comes back

We will let you know and hold the money until you give us another payout method. If the details were wrong, we deduct the costs this caused.

## If we paid too much

You must return any money paid by mistake once we have told you.

## Questions

If anything is unclear, ${contactPhrase(facts)}.
`,
  }),
};

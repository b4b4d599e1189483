import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Help',

  signingIn: `## Signing in

Check your email address and password, including capital letters. After ten wrong passwords, we block sign-in for 15&nbsp;minutes. Wait, then try again. A one-time code is valid for ten minutes and works once. If you asked for more than one, use the latest.

## If your session ends

For your security, we sign you out after an hour. Sign in again: what you entered in a form with several steps is still there. You’ll need to fill in single-page forms again.
`,

  travel: `## Insuring a trip

Have your flight number and departure date ready. Both are on your ticket. You can insure a flight up to 24&nbsp;hours before it leaves, and only once under a policy.

## If your flight is late or cancelled

You’ll find it at the top of your overview. Choose “See your options” there to see what your policy offers, and choose an option.
`,

  business: `## A claim

We open a claim when an event exceeds the threshold in your policy. Beside each claim, you’ll find its status and what we need from you next.

## Your bank

We can’t calculate some claims without your permission to read your revenue. You give or withdraw it at your bank.
`,

  monitoring: `## What we monitor

Add the data you want us to monitor: an email address, a number, a card. We store it masked and look for it where stolen data is traded.

## An alert

An alert tells you what was found and what to do, step by step. Tick off each step. When there’s nothing left to do, mark the alert as handled.
`,
};

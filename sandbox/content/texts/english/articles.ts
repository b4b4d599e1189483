import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'If you can’t sign in',
      summary: 'Check these things, then try again.',
      body: `Check your email address and password, including capital letters. Choose “Show password” to see what you typed.

After ten wrong passwords, we block sign-in for 15&nbsp;minutes. Wait, then try again.

If you still can’t sign in, {contact}.`,
    },
    'one-time-code': {
      title: 'Codes we send you',
      summary: 'How long a code is valid, and what to do if it doesn’t arrive.',
      body: `A code is valid for ten minutes and works once. If you asked for more than one, use the latest.

If your code doesn’t arrive, check your spam folder, and check that you entered the email address or phone number you gave us. A phone number needs its country code. Then choose “Send a new code”.`,
    },
    'one-hour': {
      title: 'Why you are signed out after an hour',
      summary: 'A session lasts an hour. We keep what you entered in a form with several steps.',
      body: `For your security, a session lasts an hour. We warn you shortly before it ends.

What you entered in a form with several steps stays on your device for 20&nbsp;hours: sign in again and pick up where you left off.

We don’t keep what you entered in a single-page form, such as someone’s name and phone number or an account number, so that nobody else can find it on this device. You’ll need to enter it again.`,
    },
    language: {
      title: 'Use the portal in another language',
      summary: 'Choose a language at the top of any page.',
      body: `You’ll find the list of languages at the top of every page. On a phone, it’s in the menu once you’ve signed in.

This device remembers your choice.`,
    },
    'poor-connection': {
      title: 'If your connection is poor',
      summary: 'You won’t lose what you typed, and nothing is submitted twice.',
      body: `What you typed stays as long as you keep the page open, and pages you have opened stay on screen. If something couldn’t be loaded, choose “Try again” beside it.

If you sent something and got no answer, send it again from the same page. We recognise that it’s the same request and process it only once.`,
    },
  },
  info: {
    'never-ask': {
      title: 'We never ask for your password',
      summary: 'Not by phone, not by email. Anyone who does is not from us.',
      body: `We never ask for your password or a code, by phone or by email. Anyone who does is not from us.

If you’ve already shared them with someone, {contact}.`,
    },
    'shared-device': {
      title: 'Using a shared device',
      summary: 'Sign out when you’re done.',
      body: `Choose “Sign out” in the menu when you’re done. On some devices, closing the window is not enough.

Signing out deletes anything you haven’t finished. If your session ends before you sign out, your unfinished entries stay on the device: sign in again, finish them, and sign out.`,
    },
    'personal-data': {
      title: 'What we know about you',
      summary: 'Which data we keep, and why.',
      body: 'Our [privacy notice](/privacy) explains which data we hold about you, why we need it, how long we keep it, and how to exercise your rights.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Insure a trip',
      summary: 'What you need, and how it works.',
      body: `Have your flight number and departure date ready. Both are on your ticket.

1. Choose “Insure a trip”, then a single flight, a return trip, or several flights.
2. Find each flight and check that it’s yours.
3. Choose who is travelling, and confirm.

Your trip is insured as soon as it appears in “My insurances”. See the [key facts](/key-facts) for what is covered.

Until a flight on the trip has left or is disrupted, you can open the trip there, change who is travelling, or cancel the insurance.`,
    },
    'in-good-time': {
      title: 'Insure a flight in good time',
      summary: 'A flight can be insured up to 24 hours before it leaves.',
      body: `A flight can be insured up to 24&nbsp;hours before it leaves. After that, or once a disruption has been announced, it’s too late.

You can insure it as soon as you’ve booked it.`,
    },
    'flight-late': {
      title: 'Your flight is late',
      summary: 'What happens next, and what to do at the airport.',
      body: `1. We watch your flight. When the airline reports a delay, it appears at the top of your overview.
2. Open the trip to see the flight’s new times, in the local time of each airport. If they’re not there, choose “Late or cancelled?” to tell us.
3. Choose “See your options” to see what your policy offers for this delay, and choose an option.
4. At the airport, ask the airline whether you can still make your connection.

Keep your boarding pass.`,
    },
    'flight-cancelled': {
      title: 'Your flight is cancelled',
      summary: 'Contact the airline first, then us.',
      body: `1. Contact the airline first: it owes you another flight or a refund.
2. Open the trip in “My insurances”. If it doesn’t show the flight as cancelled, choose “Late or cancelled?” to tell us.
3. Choose “See your options” to see what your policy offers, and choose an option. If you need help, {contact}.

Once a flight has been cancelled, you can no longer cancel its insurance.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'How a claim works',
      summary: 'You don’t need to report anything. We open the claim.',
      body: `We open a claim when an event at the address of an insured item exceeds the threshold in your policy. You don’t have to report it.

Your overview shows each claim, its status, and the next step. See the [key facts](/key-facts) for what is covered.`,
    },
    'bank-permission': {
      title: 'Keep your bank connected',
      summary: 'Without it, we can’t calculate some claims.',
      body: `Some policies need your permission to read your revenue from your bank account. Without it, we can’t calculate a claim.

“Insured items” on your overview shows whether your bank is connected. You give or withdraw your permission at your bank.`,
    },
    'expected-revenue': {
      title: 'Calculate your expected revenue',
      summary: 'Month by month, as if nothing had happened.',
      body: `1. Start with the same months of last year from your books.
2. Adjust for what has changed since: prices, opening hours, a second shop.
3. Leave out revenue that you would have earned elsewhere.

To send us the figures from your books, {contact}. We compare them with the previous months.`,
    },
    'an-offer': {
      title: 'You have an offer',
      summary: 'How we calculated it, and what you can do.',
      body: `1. Compare it with your own figures. We apply your profit margin to the revenue you lost, then deduct the retention.
2. If you agree, {contact}. We pay month by month, as the actual revenue becomes known.
3. If you don’t agree, contact us in the same way and tell us why. An adjuster will review it, and their second offer is final.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'What an alert means',
      summary: 'Your data was found. It doesn’t mean that anyone has used it.',
      body: `An alert means that we found your data in a place where stolen data is offered. It doesn’t mean that anyone has used it.

Having no alerts doesn’t guarantee that your data is safe: we can’t see every place.`,
    },
    'email-found': {
      title: 'Your email address was found',
      summary: 'Change its password first, then every account that uses the same one.',
      body: `1. Change the password of that mailbox.
2. Change it everywhere else you used the same password. Choose a different one for each account.
3. Turn on two-step verification where you can.
4. Watch out for scam messages, and don’t open links in them.`,
    },
    'card-found': {
      title: 'Your card number was found',
      summary: 'Call your bank first. It can block the card immediately.',
      body: `1. Call your bank and ask it to block the card.
2. Check your latest statements for purchases you didn’t make, and dispute them with your bank.
3. Give the new card number to everyone who charges your card.`,
    },
    'passport-found': {
      title: 'Your passport was found',
      summary: 'Report it so that nobody can use it in your name.',
      body: `1. Report it to the authority that issued it, and ask whether you need a new one.
2. Report it to the police, and keep the reference number.
3. Tell your bank: in some places, a scan is enough to open an account.`,
    },
  },
};

import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Change the password of the mailbox',
    summary: 'Anyone who can read your email can reset your other passwords.',
    body: 'Choose a password that you use nowhere else. Then sign out of the mailbox on all devices, if the provider offers it.',
  },
  'change-elsewhere': {
    title: 'Change the same password everywhere else',
    summary: 'Leaked passwords are tried at other sites within hours.',
    body: 'Change it wherever you used the same password or a similar one, and choose a different one for each site. A password manager remembers them for you.',
  },
  'second-factor': {
    title: 'Turn on two-step verification',
    summary: 'A stolen password alone is then not enough to sign in.',
    body: 'Start with your mailbox and your bank. On most sites, you’ll find the setting under “Security”.',
  },
  'false-messages': {
    title: 'Watch out for scam messages',
    summary: 'Fraudsters use leaked addresses and phone numbers to pose as your bank.',
    body: 'Do not open links in unexpected messages, and do not give codes to anyone who calls. Type the address of your bank yourself, or call the number on your card.',
  },
  'protect-number': {
    title: 'Protect your phone number',
    summary: 'Ask your phone company to protect your number against a SIM swap.',
    body: 'Someone who moves your number to another SIM card receives your codes. Most phone companies can require a PIN before they issue a new card.',
  },
  'block-card': {
    title: 'Block the card',
    summary: 'Your bank can block it immediately, by phone or in its app.',
    body: 'Call the number on the back of the card, or block it in the app of your bank. Ask for a new card with a new number.',
  },
  'check-statements': {
    title: 'Check your statements',
    summary: 'Look for payments you didn’t make, however small.',
    body: 'Go through the last three months. Dispute anything you don’t recognise with your bank: most banks refund it if you report it in time.',
  },
  'new-card-number': {
    title: 'Update your card number',
    summary: 'Payments for subscriptions on the blocked card will fail.',
    body: 'Enter the new number wherever the old one is stored: subscriptions, shops, travel accounts and your phone’s wallet.',
  },
  'report-it': {
    title: 'Report it to the issuing authority',
    summary: 'The authority can declare the document invalid.',
    body: 'Ask the authority that issued the document whether you need a new one, and keep the confirmation of your report.',
  },
  'tell-police': {
    title: 'Report it to the police',
    summary: 'A report helps you prove that it wasn’t you.',
    body: 'Most police forces accept reports online. Keep the reference number: banks and authorities will ask for it.',
  },
  'tell-bank': {
    title: 'Tell your bank',
    summary: 'In some places, a scan is enough to open an account.',
    body: 'Ask your bank to watch for accounts, loans, and payments in your name that you didn’t request.',
  },
};

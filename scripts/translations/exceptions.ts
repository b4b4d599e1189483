/** Texts that the specification prescribes verbatim: the same in every language, spelling included. */
export const fixedTexts: Record<string, string> = {
  'errors.insufficient_privilege': 'Insufficient priviledge',
  'app.failed.title': 'Error loading system',
  'app.unauthorised': 'Unauthorised/timeout',
  'errors.unknown': 'Unknown error',
  // Addresses rather than texts, for partners that publish key facts and terms elsewhere.
  'trips.key_facts.path': '/key-facts',
  'insurance.details.terms.path': '/terms',
  'payouts.switch.terms.path': '/payout-terms',
};

/** Prefixes of ids that code composes or passes by name. Their texts count as used. */
export const dynamicPrefixes = [
  // An error code in lower case.
  'errors.',
  // A validation problem by name.
  'validation.',
  'blink_it.',
  'insurance.validation.',
  'offer_disagreement.errors.',
  // A machine's notice.
  'notices.',
  // Parts of a dialog, selected by name.
  'luggage.delete.',
  'passengers.delete.',
  'partner_policies.delete.',
  'monitoring.delete.',
  'payouts.delete.',
  'trips.cancel.',
  'claims.items.cancel.',
  // The result of a request by name.
  'resolutions.step.',
  // A message channel by id.
  'account.preferences.channel.',
  'account.preferences.marketing.',
  // The topic of a message by name.
  'support.topic.',
  // A line of an address by key.
  'payouts.address.',
];

const units = [
  '{label}',
  '{label}: {problem}',
  '{street}, {city} {postCode}',
  'Terminal {terminal}',
  '{moment} UTC',
  '{time} UTC',
  'UTC',
  '{count}\u00a0min',
  '{count}\u00a0h',
  '{hours}\u00a0h {minutes}\u00a0min',
];

/** Texts that are legitimately the same as in English. */
export const sameAsEnglish: Record<string, string[]> = {
  spanish: [...units, 'Error', 'Error: {page} – {portal}', 'Hotel', 'IBAN', 'No', 'Total'],
  french: [
    ...units,
    'Action',
    'Agent',
    'Client',
    'Code',
    'Contact',
    'Date',
    'Direction',
    'Impact',
    'Menu',
    'IBAN',
    'Message',
    'Messages',
    'Notifications',
    'Options',
    'Page',
    'Points',
    'Service',
    'Services',
    'Terminal',
    'Total',
    'Type',
  ],
  portuguese: [...units, '{label} (UTC)', 'Email', 'Email: {email}', 'Hotel', 'IBAN', 'Menu', 'Total'],
  italian: [
    ...units,
    'Account',
    'Broker',
    'Email',
    'Email: {email}',
    'Hotel',
    'IBAN',
    'Menu',
    'Password',
    'Terminal {terminal}, {security}',
  ],
  german: [
    ...units,
    'in {count}\u00a0min',
    'in {count}\u00a0h',
    '{label} (UTC)',
    'Code',
    'Hotel',
    'IBAN',
    'IBANs',
    'Name',
    'Status',
    'Terminal {terminal}, {security}',
  ],
  turkish: [...units, '{label} (UTC)', 'Broker', 'IBAN', 'Limit', 'Terminal {terminal}, {security}'],
  chinese: [...units],
};

/** Texts that the specification gives word for word: the same in every language, spelling included. */
export const fixedTexts: Record<string, string> = {
  'errors.insufficient_privilege': 'Insufficient priviledge',
  'app.failed.title': 'Error loading system',
  'app.unauthorised': 'Unauthorised/timeout',
  'errors.unknown': 'Unknown error',
  // Addresses and no texts, unless a partner has key facts and terms elsewhere.
  'trips.key_facts.path': '/key-facts',
  'insurance.details.terms.path': '/terms',
  'payouts.switch.terms.path': '/payout-terms',
};

/** Beginnings of ids that code puts together, or passes on by name: their texts count as used. */
export const dynamicPrefixes = [
  // A code of the catalogue in lower case.
  'errors.',
  // What a form's struct says is wrong, by name.
  'validation.',
  'blink_it.',
  'insurance.validation.',
  'offer_disagreement.errors.',
  // What a machine announces.
  'notices.',
  // The parts of a question, which its dialog has by name.
  'luggage.delete.',
  'passengers.delete.',
  'partner_policies.delete.',
  'monitoring.delete.',
  'payouts.delete.',
  'trips.cancel.',
  'claims.items.cancel.',
  // What becomes of what was asked for, by its name.
  'resolutions.step.',
  // A channel for messages, by its id.
  'account.preferences.channel.',
  'account.preferences.marketing.',
  // The topic of a message, by its name.
  'support.topic.',
  // A line of an address, by its key.
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

/** Texts that are rightly the same in a language as in English. */
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
    'E-mail',
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
};

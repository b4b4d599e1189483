/** Fictitious mobile numbers by country, in their usual format. */
const examples: Readonly<Record<string, string>> = {
  US: '+1 555 010 0000',
  GB: '+44 7700 900123',
  CN: '+86 131 2345 6789',
  DE: '+49 1512 3456789',
  ES: '+34 612 34 56 78',
  FR: '+33 6 39 98 12 34',
  IT: '+39 312 345 6789',
  MX: '+52 222 123 4567',
  PT: '+351 912 345 678',
  TR: '+90 501 234 56 78',
};

/** Returns a number for hints of phone fields, from the partner's country if it is a common one. */
export const phoneExample = (country: string): string => examples[country] ?? '+1 555 010 0000';

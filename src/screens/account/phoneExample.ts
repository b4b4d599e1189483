/** Fictitious mobile numbers by country, in their usual format. */
const examples: Readonly<Record<string, string>> = {
  US: '+1 555 010 0000',
  GB: '+44 7700 900123',
  DE: '+49 151 23456789',
  ES: '+34 612 345 678',
  FR: '+33 6 39 98 12 34',
};

/** Returns a number for hints of phone fields, from the partner's country if it is a common one. */
export const phoneExample = (country: string): string => examples[country] ?? '+1 555 010 0000';

import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `call us on ${formatContactPhone(facts)} or write to ${formatContactMail(facts)}`
    : '[send us a message](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Questions

If anything is unclear, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Complaints

If you are unhappy with our service, ${contactPhrase(facts)}. We will reply within 14 days. If you do not accept our reply, you can refer your complaint to the insurance ombudsman, free of charge. The law of the country where your policy was issued applies.

## Your personal data

Our [privacy notice](/privacy) explains which data we hold about you, and why.
`,
};

import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `appelez-nous au ${formatContactPhone(facts)} ou écrivez-nous à ${formatContactMail(facts)}`
    : '[envoyez-nous un message](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## Questions

Si quelque chose n’est pas clair, ${contactPhrase(facts)}.
`,

  complaintSections: (facts) => `## Réclamations

Si vous n’êtes pas satisfait de nos services, ${contactPhrase(facts)}. Nous vous répondrons dans les 14 jours. Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur de l’assurance, qui tranchera. La loi du pays où votre contrat a été établi s’applique.

## Vos données personnelles

Notre [avis de confidentialité](/privacy) explique quelles données nous détenons sur vous, et pourquoi.
`,
};

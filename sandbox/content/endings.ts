import { contactPhrases, type Facts, type Language } from './facts.ts';

export const questionSections: Record<Language, (facts: Facts) => string> = {
  en: (facts) => `## Questions

If anything is unclear, ${contactPhrases.en(facts)}.
`,
  es: (facts) => `## Preguntas

Si algo no está claro, ${contactPhrases.es(facts)}.
`,
  fr: (facts) => `## Questions

Si quelque chose n’est pas clair, ${contactPhrases.fr(facts)}.
`,
};

export const complaintSections: Record<Language, (facts: Facts) => string> = {
  en: (facts) => `## Complaints

If you are unhappy with our service, ${contactPhrases.en(facts)}. We will reply within 14 days. If you do not accept our reply, you can refer your complaint to the insurance ombudsman, free of charge. The law of the country where your policy was issued applies.

## Your personal data

Our [privacy notice](/privacy) explains which data we hold about you, and why.
`,
  es: (facts) => `## Quejas

Si no estás conforme con nuestro servicio, ${contactPhrases.es(facts)}. Te responderemos en un plazo de 14 días. Si no aceptas nuestra respuesta, puedes acudir al defensor del asegurado, que decide sin coste para ti. Se aplica la ley del país en el que se emitió tu póliza.

## Tus datos personales

Nuestro [aviso de privacidad](/privacy) explica qué datos tenemos sobre ti y para qué.
`,
  fr: (facts) => `## Réclamations

Si vous n’êtes pas satisfait de nos services, ${contactPhrases.fr(facts)}. Nous vous répondrons dans les 14 jours. Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur de l’assurance, qui tranchera. La loi du pays où votre contrat a été établi s’applique.

## Vos données personnelles

Notre [avis de confidentialité](/privacy) explique quelles données nous détenons sur vous, et pourquoi.
`,
};

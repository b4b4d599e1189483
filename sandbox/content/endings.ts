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

If you are not content with what we did, ${contactPhrases.en(facts)}. You have an answer within 14 days. If it does not satisfy you, the ombudsman for insurance decides free of charge. The law of the country in which your policy was issued applies.

## Your personal data

What we know of you, and why, is in our [privacy notice](/privacy).
`,
  es: (facts) => `## Quejas

Si no estás conforme con lo que hemos hecho, ${contactPhrases.es(facts)}. Tendrás una respuesta en 14 días. Si no te convence, el defensor del asegurado decide sin coste para ti. Se aplica la ley del país en que se emitió tu póliza.

## Tus datos personales

Qué sabemos de ti y para qué está en nuestro [aviso de privacidad](/privacy).
`,
  fr: (facts) => `## Réclamations

Si vous n’êtes pas satisfait de ce que nous avons fait, ${contactPhrases.fr(facts)}. Vous avez une réponse dans les 14 jours. Si elle ne vous convient pas, le médiateur de l’assurance tranche sans frais pour vous. La loi du pays où votre contrat a été établi s’applique.

## Vos données personnelles

Ce que nous savons de vous, et pourquoi, se trouve dans notre [avis de confidentialité](/privacy).
`,
};

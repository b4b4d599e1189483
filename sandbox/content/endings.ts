import { contactIn, type Facts, type Language } from './facts.ts';

export const questionsIn: Record<Language, (facts: Facts) => string> = {
  en: (facts) => `## Questions

If anything is unclear, ${contactIn.en(facts)}.
`,
  es: (facts) => `## Preguntas

Si algo no está claro, ${contactIn.es(facts)}.
`,
  fr: (facts) => `## Questions

Si quelque chose n’est pas clair, ${contactIn.fr(facts)}.
`,
};

export const complaintsIn: Record<Language, (facts: Facts) => string> = {
  en: (facts) => `## Complaints

If you are not content with what we did, ${contactIn.en(facts)}. You have an answer within 14 days. If it does not satisfy you, the ombudsman for insurance decides free of charge. The law of the country in which your policy was issued applies.

## Your personal data

What we know of you, and why, is in our [privacy notice](/privacy).
`,
  es: (facts) => `## Quejas

Si no estás conforme con lo que hemos hecho, ${contactIn.es(facts)}. Tendrás una respuesta en 14 días. Si no te convence, el defensor del asegurado decide sin coste para ti. Se aplica la ley del país en que se emitió tu póliza.

## Tus datos personales

Qué sabemos de ti y para qué está en nuestro [aviso de privacidad](/privacy).
`,
  fr: (facts) => `## Réclamations

Si vous n’êtes pas satisfait de ce que nous avons fait, ${contactIn.fr(facts)}. Vous avez une réponse dans les 14 jours. Si elle ne vous convient pas, le médiateur de l’assurance tranche sans frais pour vous. La loi du pays où votre contrat a été établi s’applique.

## Vos données personnelles

Ce que nous savons de vous, et pourquoi, se trouve dans notre [avis de confidentialité](/privacy).
`,
};

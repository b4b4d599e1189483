import { formatContactMail, formatContactPhone, type Written } from '../facts.ts';

export const callCosts: Written = {
  en: (facts) => ({
    title: 'What a call costs',
    body: `
You reach ${facts.insurer} on ${formatContactPhone(facts)}.

## From your own country

A call costs what your phone company charges for that number. We charge nothing for it and get nothing of it.

## From abroad

Your phone company may charge for roaming, also while you wait. Ask it before you call, or call over the internet.

## For nothing

Tell us your number at the beginning, and we call you back. Or write to ${formatContactMail(facts)}.
`,
  }),

  es: (facts) => ({
    title: 'Cuánto cuesta una llamada',
    body: `
Puedes llamar a ${facts.insurer} al ${formatContactPhone(facts)}.

## Desde tu país

Una llamada cuesta lo que cobra tu operador por ese número. Nosotros no cobramos nada ni recibimos nada de ello.

## Desde el extranjero

Tu operador puede cobrar itinerancia, también mientras esperas. Pregúntale antes de llamar o llama por internet.

## Sin coste

Dinos tu número al principio y te llamamos nosotros. O escríbenos a ${formatContactMail(facts)}.
`,
  }),

  fr: (facts) => ({
    title: 'Ce que coûte un appel',
    body: `
Vous joignez ${facts.insurer} au ${formatContactPhone(facts)}.

## Depuis votre pays

Un appel coûte ce que votre opérateur facture pour ce numéro. Nous ne facturons rien et n’en touchons rien.

## Depuis l’étranger

Votre opérateur peut facturer l’itinérance, même pendant que vous attendez. Demandez-lui avant d’appeler, ou appelez par internet.

## Sans frais

Donnez-nous votre numéro au début, et nous vous rappelons. Ou écrivez à ${formatContactMail(facts)}.
`,
  }),
};

import { formatContactMail, formatContactPhone, type Written } from '../facts.ts';

export const callCosts: Written = {
  en: (facts) => ({
    title: 'What a call costs',
    body: `
You can call ${facts.insurer} on ${formatContactPhone(facts)}.

## From your own country

Your phone company’s usual rate for this number applies. We don’t charge you, and we don’t earn anything from the call.

## From abroad

Your phone company may charge for roaming, even while you’re on hold. Check its rates before you call, or call over the internet.

## Free of charge

Give us your number at the start of the call and we’ll call you back. Or write to ${formatContactMail(facts)}.
`,
  }),

  es: (facts) => ({
    title: 'Cuánto cuesta una llamada',
    body: `
Puedes llamar a ${facts.insurer} al ${formatContactPhone(facts)}.

## Desde tu país

Se aplica la tarifa habitual de tu operador para este número. Nosotros no te cobramos nada ni ganamos nada con la llamada.

## Desde el extranjero

Tu operador puede cobrarte la itinerancia, incluso mientras esperas. Consulta sus tarifas antes de llamar o llama por internet.

## Sin coste

Danos tu número al principio de la llamada y te llamaremos nosotros. O escríbenos a ${formatContactMail(facts)}.
`,
  }),

  fr: (facts) => ({
    title: 'Ce que coûte un appel',
    body: `
Vous pouvez appeler ${facts.insurer} au ${formatContactPhone(facts)}.

## Depuis votre pays

Le tarif habituel de votre opérateur pour ce numéro s’applique. Nous ne vous facturons rien et ne gagnons rien sur l’appel.

## Depuis l’étranger

Votre opérateur peut facturer l’itinérance, même pendant l’attente. Vérifiez ses tarifs avant d’appeler, ou appelez par internet.

## Gratuitement

Donnez-nous votre numéro au début de l’appel, et nous vous rappellerons. Ou écrivez à ${formatContactMail(facts)}.
`,
  }),
};

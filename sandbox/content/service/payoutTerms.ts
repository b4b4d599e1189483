import { contactPhrases, type Written } from '../facts.ts';

export const payoutTerms: Written = {
  en: (facts) => ({
    title: 'Payout terms',
    body: `
They add to the [terms of business](/terms) wherever ${facts.insurer} pays money to you.

## Where we pay

To the payout method that you prefer, and that is in your own name or in that of your business. We do not pay to others.

## When we pay

Within five working days of your request. Your bank may take longer, and at weekends nothing is booked.

## In which currency

In that of the country of your account. If your bank changes it, it sets the rate and what that costs.

## If a payout comes back

We tell you, and keep it for you until you have given us another payout method. Costs that arose because the details were wrong we take off.

## If too much was paid

What was paid by mistake you give back once we have told you.

## Questions

If anything is unclear, ${contactPhrases.en(facts)}.
`,
  }),

  es: (facts) => ({
    title: 'Condiciones de los pagos',
    body: `
Completan las [condiciones generales](/terms) siempre que ${facts.insurer} te paga dinero.

## Adónde pagamos

A la forma de cobro que prefieres y que está a tu nombre o al de tu empresa. No pagamos a otras personas.

## Cuándo pagamos

En los cinco días laborables siguientes a tu solicitud. Tu banco puede tardar más, y los fines de semana no se contabiliza nada.

## En qué moneda

En la del país de tu cuenta. Si tu banco la cambia, él fija el tipo y lo que cuesta.

## Si un pago vuelve

Te avisamos y lo guardamos hasta que nos des otra forma de cobro. Descontamos los costes que surgieron porque los datos eran erróneos.

## Si se pagó de más

Lo que se pagó por error lo devuelves cuando te lo hayamos comunicado.

## Preguntas

Si algo no está claro, ${contactPhrases.es(facts)}.
`,
  }),

  fr: (facts) => ({
    title: 'Conditions des versements',
    body: `
Elles complètent les [conditions générales](/terms) chaque fois que ${facts.insurer} vous verse de l’argent.

## Où nous versons

Sur le mode de versement que vous préférez, à votre nom ou à celui de votre entreprise. Nous ne versons pas à d’autres.

## Quand nous versons

Dans les cinq jours ouvrés après votre demande. Votre banque peut prendre plus de temps, et rien n’est comptabilisé le week-end.

## Dans quelle monnaie

Dans celle du pays de votre compte. Si votre banque la change, elle fixe le taux et ce que cela coûte.

## Si un versement revient

Nous vous prévenons et le gardons jusqu’à ce que vous nous ayez indiqué un autre mode de versement. Nous déduisons les frais dus à des coordonnées erronées.

## Si nous avons trop versé

Ce qui a été versé par erreur, vous le rendez une fois que nous vous l’avons signalé.

## Questions

Si quelque chose n’est pas clair, ${contactPhrases.fr(facts)}.
`,
  }),
};

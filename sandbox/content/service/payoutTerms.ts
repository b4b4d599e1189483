import { contactPhrases, type Written } from '../facts.ts';

export const payoutTerms: Written = {
  en: (facts) => ({
    title: 'Payout terms',
    body: `
These terms supplement the [terms of business](/terms) whenever ${facts.insurer} pays you money.

## Where we pay

To your preferred payout method, which must be in your own name or the name of your business. We do not pay anyone else.

## When we pay

Within five working days of your request. Your bank may take longer, and it does not book payments at weekends.

## Which currency we pay in

In the currency of the country of your account. If your bank converts the money, it sets the exchange rate and the fees.

## If a payout comes back

We will let you know and hold the money until you give us another payout method. If the details were wrong, we deduct the costs this caused.

## If we paid too much

You must return any money paid by mistake once we have told you.

## Questions

If anything is unclear, ${contactPhrases.en(facts)}.
`,
  }),

  es: (facts) => ({
    title: 'Condiciones de los pagos',
    body: `
Completan las [condiciones generales](/terms) siempre que ${facts.insurer} te paga dinero.

## Adónde pagamos

A tu forma de cobro preferida, que debe estar a tu nombre o al de tu empresa. No pagamos a otras personas.

## Cuándo pagamos

En los cinco días laborables siguientes a tu solicitud. Tu banco puede tardar más y no contabiliza pagos los fines de semana.

## En qué moneda pagamos

En la moneda del país de tu cuenta. Si tu banco convierte el dinero, fija el tipo de cambio y las comisiones.

## Si nos devuelven un pago

Te avisamos y guardamos el dinero hasta que nos des otra forma de cobro. Si los datos eran erróneos, descontamos los gastos que eso haya causado.

## Si pagamos de más

Debes devolver el dinero pagado por error cuando te lo comuniquemos.

## Preguntas

Si algo no está claro, ${contactPhrases.es(facts)}.
`,
  }),

  fr: (facts) => ({
    title: 'Conditions des versements',
    body: `
Elles complètent les [conditions générales](/terms) chaque fois que ${facts.insurer} vous verse de l’argent.

## Où nous versons

Sur votre mode de versement préféré, qui doit être à votre nom ou à celui de votre entreprise. Nous ne versons pas d’argent à d’autres personnes.

## Quand nous versons

Dans les cinq jours ouvrés après votre demande. Votre banque peut prendre plus de temps, et elle ne comptabilise pas de versement le week-end.

## Dans quelle devise nous versons

Dans la devise du pays de votre compte. Si votre banque convertit l’argent, elle fixe le taux de change et les frais.

## Si un versement nous est retourné

Nous vous prévenons et conservons l’argent jusqu’à ce que vous nous indiquiez un autre mode de versement. Si les coordonnées étaient erronées, nous déduisons les frais occasionnés.

## Si nous avons trop versé

Vous devez restituer toute somme versée par erreur une fois que nous vous l’avons signalée.

## Questions

Si quelque chose n’est pas clair, ${contactPhrases.fr(facts)}.
`,
  }),
};

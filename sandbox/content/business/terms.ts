import { complaintSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const businessTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between your business and ${facts.insurer}. They apply to each of your insured items, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure the premises where your business earns its revenue. Each of them is an insured item with an address, a policy, and the permissions we ask for.

Cover for an item begins as soon as we confirm it, and ends with its policy or when you cancel it. It is included in the price of your policy.

## When we pay

A claim begins when an event at the address of an insured item exceeds the threshold in your policy. You do not have to report it. We then ask you for the revenue you expected, month by month, for as long as the event affects your business.

## How we calculate an offer

We compare the revenue you expected with the revenue of the previous months, which we read from your bank account with your permission. We apply your profit margin to the difference and deduct the retention. The result is our offer. You can accept it, or disagree and tell us why. An adjuster then reviews it, and their second offer is final.

## Payouts and limits

Once you have accepted an offer, we pay month by month, as soon as the actual revenue of a month is known and you have chosen a payout method. Our payments never exceed the limit of your policy.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy.
- Months in which you closed for your own reasons.

## What we ask of you

Give us the figures from your books, and keep your bank account permission active while a claim is open. If you deliberately give false figures, you lose the claim.

${complaintSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones son el acuerdo entre tu negocio y ${facts.insurer}. Se aplican a cada bien asegurado, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué puedes asegurar

Puedes asegurar los locales en los que tu negocio obtiene sus ingresos. Cada uno es un bien asegurado con una dirección, una póliza y los permisos que pedimos.

Su cobertura empieza en cuanto la confirmamos y termina con su póliza o cuando la cancelas. Está incluida en el precio de tu póliza.

## Cuándo pagamos

Una reclamación empieza cuando un suceso en la dirección de un bien asegurado supera el umbral de tu póliza. No tienes que comunicarlo. Entonces te preguntamos qué ingresos esperabas, mes a mes, mientras el suceso afecte a tu negocio.

## Cómo calculamos una oferta

Comparamos lo que esperabas con los ingresos de los meses anteriores, que consultamos en tu cuenta bancaria con tu permiso. Aplicamos tu margen de beneficio a la diferencia y descontamos la franquicia. El resultado es nuestra oferta. Puedes aceptarla o decirnos por qué no estás de acuerdo. En ese caso, un perito la revisa, y su segunda oferta es definitiva.

## Pagos y límites

Cuando aceptas una oferta, pagamos mes a mes, en cuanto se conocen los ingresos reales de un mes y has elegido una forma de cobro. Nuestros pagos nunca superan el límite de tu póliza.

## Qué no está asegurado

- Los daños a edificios, existencias o maquinaria.
- Las pérdidas anteriores a la póliza.
- Los meses en los que cerraste por decisión propia.

## Qué te pedimos

Danos las cifras de tu contabilidad y mantén el permiso de tu cuenta bancaria mientras haya una reclamación abierta. Si das cifras falsas a propósito, pierdes la reclamación.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre votre entreprise et ${facts.insurer}. Elles s’appliquent à chaque bien assuré, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer les locaux dans lesquels votre entreprise réalise son chiffre d’affaires. Chacun est un bien assuré, avec une adresse, un contrat et les autorisations que nous demandons.

Sa garantie commence dès que nous la confirmons, et prend fin avec son contrat ou quand vous la résiliez. Elle est comprise dans le prix de votre contrat.

## Quand nous versons

Un sinistre s’ouvre lorsqu’un événement à l’adresse d’un bien assuré dépasse le seuil prévu par votre contrat. Vous n’avez pas à le déclarer. Nous vous demandons alors le chiffre d’affaires que vous attendiez, mois par mois, tant que l’événement touche votre activité.

## Comment nous calculons une offre

Nous comparons ce que vous attendiez au chiffre d’affaires des mois précédents, que nous lisons sur votre compte bancaire avec votre accord. Nous appliquons votre marge bénéficiaire à la différence, puis déduisons la franchise. Le résultat est notre offre. Vous pouvez l’accepter ou nous dire pourquoi vous n’êtes pas d’accord. Un expert la réexamine alors, et sa deuxième offre est définitive.

## Versements et limites

Une fois l’offre acceptée, nous versons mois par mois, dès que le chiffre d’affaires réel d’un mois est connu et que vous avez choisi un mode de versement. Nos versements ne dépassent jamais la limite de votre contrat.

## Ce qui n’est pas assuré

- Les dommages aux bâtiments, aux stocks ou au matériel.
- Les pertes antérieures au contrat.
- Les mois où vous avez fermé de votre propre initiative.

## Ce que nous vous demandons

Donnez-nous les chiffres de votre comptabilité, et maintenez l’accès à votre compte bancaire tant qu’un sinistre est ouvert. Si vous donnez volontairement de faux chiffres, vous perdez votre droit à l’indemnisation de ce sinistre.

${complaintSections.fr(facts)}`,
  }),
};

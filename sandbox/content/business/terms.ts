import { complaintSections } from '../endings.ts';
import { type Written } from '../facts.ts';

export const businessTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between your business and ${facts.insurer}. They apply to every insured item of yours, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure premises at which your business earns its revenue. Each of them is an insured item with an address, a policy and the permissions that we ask for.

Its cover begins as soon as we confirm it, and ends with its policy or when you cancel it. It is included in the price of your policy.

## When we pay

A claim begins when an event at the address of an insured item passes the threshold in your policy. You do not have to report it. We then ask you what revenue you expected, month by month, for the time in which the event is felt.

## How an offer is made

We compare your expectation with the revenue of the months before, which we read from your bank account with your permission. From the difference we take your profit margin, and off that the retention. The result is our offer. You can accept it, or disagree and tell us why; an adjuster then looks at it again, and their second offer is final.

## Payouts and limits

After you accepted, we pay month by month, as soon as the actual revenue of a month is known and you have chosen a payout method. What we pay never exceeds the limit of your policy.

## What is not insured

- Damage to buildings, stock or machines.
- Losses that began before the policy did.
- Months in which you closed for a reason of your own.

## What we ask of you

Give us the figures as they are in your books, and keep the permission for your bank account while a claim is open. Who gives false figures on purpose loses the claim.

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

Una reclamación empieza cuando un suceso en la dirección de un bien asegurado supera el umbral de tu póliza. No tienes que comunicarlo. Entonces te preguntamos qué ingresos esperabas, mes a mes, mientras se note el suceso.

## Cómo se hace una oferta

Comparamos lo que esperabas con los ingresos de los meses anteriores, que leemos de tu cuenta bancaria con tu permiso. De la diferencia tomamos tu margen de beneficio y descontamos la franquicia. El resultado es nuestra oferta. Puedes aceptarla, o no estar de acuerdo y decirnos por qué; entonces un perito la revisa, y su segunda oferta es definitiva.

## Pagos y límites

Después de que aceptes, pagamos mes a mes, en cuanto se conocen los ingresos reales de un mes y has elegido una forma de cobro. Lo que pagamos nunca supera el límite de tu póliza.

## Qué no está asegurado

- Los daños en edificios, existencias o máquinas.
- Las pérdidas que empezaron antes que la póliza.
- Los meses en que cerraste por un motivo tuyo.

## Qué te pedimos

Danos las cifras como están en tu contabilidad y mantén el permiso de tu cuenta bancaria mientras haya una reclamación abierta. Quien da cifras falsas a propósito pierde la reclamación.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre votre entreprise et ${facts.insurer}. Elles s’appliquent à chaque bien assuré, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer les locaux dans lesquels votre entreprise réalise ses revenus. Chacun est un bien assuré, avec une adresse, un contrat et les autorisations que nous demandons.

Sa garantie commence dès que nous la confirmons, et prend fin avec son contrat ou quand vous la résiliez. Elle est comprise dans le prix de votre contrat.

## Quand nous versons

Une demande commence quand un événement à l’adresse d’un bien assuré dépasse le seuil de votre contrat. Vous n’avez pas à le déclarer. Nous vous demandons alors quels revenus vous attendiez, mois par mois, tant que l’événement se fait sentir.

## Comment une offre est faite

Nous comparons ce que vous attendiez aux revenus des mois précédents, que nous lisons sur votre compte bancaire avec votre autorisation. De la différence nous prenons votre marge, et en retirons la franchise. Le résultat est notre offre. Vous pouvez l’accepter, ou ne pas être d’accord et nous dire pourquoi&nbsp;; un expert l’examine alors de nouveau, et sa seconde offre est définitive.

## Versements et limites

Après votre accord, nous versons mois par mois, dès que les revenus réels d’un mois sont connus et que vous avez choisi un mode de versement. Ce que nous versons ne dépasse jamais la limite de votre contrat.

## Ce qui n’est pas assuré

- Les dommages aux bâtiments, aux stocks ou aux machines.
- Les pertes qui ont commencé avant le contrat.
- Les mois où vous avez fermé pour une raison personnelle.

## Ce que nous vous demandons

Donnez-nous les chiffres tels qu’ils sont dans vos comptes, et gardez l’autorisation sur votre compte bancaire tant qu’une demande est ouverte. Qui donne exprès de faux chiffres perd la demande.

${complaintSections.fr(facts)}`,
  }),
};

import { complaintSections } from '../endings.ts';
import { only, type Written } from '../facts.ts';

export const travelTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to every trip you insure here, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure a single flight, a return trip, or a trip of up to four flights. Every flight must leave more than 24&nbsp;hours after you insure it, and on or before the last day of your policy. Your policy sets how many people can be insured at the same time.

## When you are insured

A trip is insured from the moment it appears in “My insurances”, for the passengers and flights listed there. Cover ends when its last flight has arrived.

## If a flight is disrupted

We monitor every insured flight. As soon as the airline reports a delay or a cancellation, we show it here. Depending on the flight, the length of the delay, and your policy, you get one or more of these benefits:

- entry to an airport lounge,
- a seat on another flight,
- a night in a hotel,
- points in a loyalty programme${facts.paysOut ? ',\n- a payout in money.' : '.'}

We show the available options beside the flight, and you choose. Once we have confirmed your choice, it is final.
${only(
  facts.paysOut,
  `
## Payouts and limits

We pay to the payout method you choose, within five working days after we confirm the payout. The total of all payouts under a policy never exceeds its cap. Your overview shows how much of it is left.
`,
)}${only(
  facts.luggage,
  `
## Lost luggage

Report lost luggage to the airline first and keep the reference number of the report. Then report it to us with that number, within seven days of landing.
`,
)}
## What is not insured

- Disruptions announced before you insured the trip.
- Flights you missed for personal reasons.
- Costs that the airline or anyone else has already reimbursed.
- Disruptions caused by war, or by an authority closing an airspace.

## What we ask of you

Give us names as they appear in the passports, and a phone number where we can reach you while you travel. Tell us immediately if any details are wrong. If you deliberately give false details, you lose cover for that trip.

## Cancelling

You can cancel an insurance on its trip’s page until the first flight has left, or one of the flights is reported late or cancelled. After that, it stays in force.

${complaintSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones son el acuerdo entre tú y ${facts.insurer}. Se aplican a cada viaje que asegures aquí, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué puedes asegurar

Puedes asegurar un solo vuelo, un viaje de ida y vuelta o un viaje de hasta cuatro vuelos. Cada vuelo tiene que salir más de 24&nbsp;horas después de asegurarlo y, como muy tarde, el último día de tu póliza. Tu póliza indica cuántas personas pueden estar aseguradas a la vez.

## Cuándo estás asegurado

Un viaje está asegurado desde que aparece en «Mis seguros», para los pasajeros y vuelos que figuran allí. La cobertura termina cuando llega su último vuelo.

## Si un vuelo sufre una incidencia

Vigilamos cada vuelo asegurado. En cuanto la aerolínea comunica un retraso o una cancelación, lo mostramos aquí. Según el vuelo, la duración del retraso y tu póliza, recibes una o varias de estas prestaciones:

- la entrada a una sala VIP del aeropuerto,
- una plaza en otro vuelo,
- una noche de hotel,
- puntos de un programa de fidelidad${facts.paysOut ? ',\n- un pago en dinero.' : '.'}

Mostramos las opciones disponibles junto al vuelo, y tú eliges. Una vez que confirmamos tu elección, es definitiva.
${only(
  facts.paysOut,
  `
## Pagos y límites

Pagamos en la forma de cobro que elijas, en los cinco días laborables siguientes a la confirmación. El total de los pagos de una póliza nunca supera su límite. En tu resumen ves cuánto queda.
`,
)}${only(
  facts.luggage,
  `
## Equipaje perdido

Comunica primero la pérdida a la aerolínea y guarda el número del parte. Después, comunícanosla con ese número en los siete días siguientes al aterrizaje.
`,
)}
## Qué no está asegurado

- Las incidencias anunciadas antes de que aseguraras el viaje.
- Los vuelos que pierdas por un motivo personal.
- Los gastos que la aerolínea u otra persona ya te ha reembolsado.
- Las incidencias causadas por una guerra o porque una autoridad cierre un espacio aéreo.

## Qué te pedimos

Danos los nombres como figuran en los pasaportes y un teléfono en el que estés localizable durante el viaje. Avísanos enseguida si algún dato no es correcto. Si das datos falsos a propósito, pierdes la cobertura de ese viaje.

## Cancelación

Puedes cancelar un seguro en la página de su viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. Después, sigue en vigor.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre vous et ${facts.insurer}. Elles s’appliquent à chaque voyage que vous assurez ici, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer un seul vol, un aller-retour ou un voyage de quatre vols au plus. Chaque vol doit partir plus de 24&nbsp;heures après que vous l’avez assuré, et au plus tard le dernier jour de votre contrat. Votre contrat indique combien de personnes peuvent être assurées en même temps.

## Quand vous êtes assuré

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;», pour les passagers et les vols qui y sont indiqués. La garantie prend fin à l’arrivée de son dernier vol.

## Si un vol est touché par un incident

Nous surveillons chaque vol assuré. Dès que la compagnie annonce un retard ou une annulation, nous l’affichons ici. Selon le vol, la durée du retard et votre contrat, vous recevez une ou plusieurs de ces prestations&nbsp;:

- l’entrée dans un salon d’aéroport,
- une place sur un autre vol,
- une nuit d’hôtel,
- des points d’un programme de fidélité${facts.paysOut ? ',\n- un versement en argent.' : '.'}

Nous affichons les options disponibles à côté du vol, et vous choisissez. Une fois que nous avons confirmé votre choix, il est définitif.
${only(
  facts.paysOut,
  `
## Versements et limites

Nous versons l’argent sur le mode de versement que vous choisissez, dans les cinq jours ouvrés qui suivent la confirmation. Le total des versements d’un contrat ne dépasse jamais son plafond. Votre aperçu montre ce qu’il en reste.
`,
)}${only(
  facts.luggage,
  `
## Bagages perdus

Déclarez d’abord la perte à la compagnie et gardez le numéro du dossier. Déclarez-la-nous ensuite avec ce numéro, dans les sept jours qui suivent l’atterrissage.
`,
)}
## Ce qui n’est pas assuré

- Les incidents annoncés avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie ou un tiers a déjà remboursés.
- Les incidents dus à une guerre ou à la fermeture d’un espace aérien par une autorité.

## Ce que nous vous demandons

Donnez-nous les noms tels qu’ils figurent sur les passeports, et un numéro de téléphone auquel vous joindre pendant le voyage. Prévenez-nous tout de suite si une information est inexacte. Si vous donnez volontairement de fausses informations, vous perdez la garantie de ce voyage.

## Annulation

Vous pouvez annuler une assurance sur la page de son voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, elle reste en vigueur.

${complaintSections.fr(facts)}`,
  }),
};

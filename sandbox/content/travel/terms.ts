import { complaintSections } from '../endings.ts';
import { only, type Written } from '../facts.ts';

export const travelTerms: Written = {
  en: (facts) => ({
    title: 'Terms of business',
    body: `
These terms are the agreement between you and ${facts.insurer}. They apply to every trip that you insure here, together with your policy and the [key facts](/key-facts). This is version 3.

## What you can insure

You can insure a single flight, a return trip, or a trip of up to four flights. Every flight has to leave more than 24&nbsp;hours after you insure it, and on or before the last day of your policy. Your policy says how many people may travel insured at a time.

## When you are insured

A trip is insured from the moment you see it in “My insurances”, for the passengers and flights listed there. Cover ends when the last of its flights has arrived.

## When a flight is disrupted

We watch every insured flight. As soon as its airline reports a delay or a cancellation, we show it here. Depending on the flight, on how late it is, and on your policy, you get one or more of these:

- entry to an airport lounge,
- a seat on another flight,
- a night in a hotel,
- points in a loyalty programme${facts.paysOut ? ',\n- a payout in money.' : '.'}

Which of them can be had is shown with the flight, and you choose; what we have confirmed is final.
${only(
  facts.paysOut,
  `
## Payouts and limits

We pay to the payout method that you choose, within five working days after we confirmed the payout. All payouts of a policy together never exceed its cap; your overview shows how much of it is left.
`,
)}${only(
  facts.luggage,
  `
## Lost luggage

Report lost luggage to the airline first and keep the reference number of the report. We need that number, and your own report within seven days of landing.
`,
)}
## What is not insured

- Disruptions that were announced before you insured the trip.
- Flights that you missed for a reason of your own.
- Costs that the airline or somebody else has made good already.
- Disruptions caused by war, or by an order of an authority to close an airspace.

## What we ask of you

Give us names as they appear in the passports, and a phone number that reaches you on the way. Tell us at once when something is wrong. Who gives false details on purpose loses the cover of that trip.

## Cancelling

You can cancel an insurance on the page of its trip until the first of its flights has left, or one of them is reported late or cancelled. From then on it stays in force.

${complaintSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Condiciones generales',
    body: `
Estas condiciones son el acuerdo entre tú y ${facts.insurer}. Se aplican a cada viaje que asegures aquí, junto con tu póliza y los [datos clave](/key-facts). Esta es la versión 3.

## Qué puedes asegurar

Puedes asegurar un solo vuelo, un viaje de ida y vuelta o un viaje de hasta cuatro vuelos. Cada vuelo tiene que salir más de 24&nbsp;horas después de asegurarlo y, como muy tarde, el último día de tu póliza. Tu póliza indica cuántas personas pueden viajar aseguradas a la vez.

## Cuándo estás asegurado

Un viaje está asegurado desde que aparece en «Mis seguros», para los pasajeros y vuelos que figuran allí. La cobertura termina cuando llega el último de sus vuelos.

## Si un vuelo se altera

Vigilamos cada vuelo asegurado. En cuanto la aerolínea comunica un retraso o una cancelación, lo mostramos aquí. Según el vuelo, su retraso y tu póliza, recibes una o varias de estas prestaciones:

- la entrada a una sala VIP del aeropuerto,
- una plaza en otro vuelo,
- una noche de hotel,
- puntos de un programa de fidelidad${facts.paysOut ? ',\n- un pago en dinero.' : '.'}

Las que puedes recibir se muestran junto al vuelo, y eliges tú; lo que hemos confirmado es definitivo.
${only(
  facts.paysOut,
  `
## Pagos y límites

Pagamos en la forma de cobro que elijas, en los cinco días laborables siguientes a la confirmación. La suma de los pagos de una póliza nunca supera su límite; en tu resumen ves cuánto queda.
`,
)}${only(
  facts.luggage,
  `
## Equipaje perdido

Comunica primero la pérdida a la aerolínea y guarda el número del parte. Necesitamos ese número, y tu aviso en los siete días siguientes al aterrizaje.
`,
)}
## Qué no está asegurado

- Las alteraciones anunciadas antes de que aseguraras el viaje.
- Los vuelos que perdiste por un motivo tuyo.
- Los gastos que la aerolínea u otra persona ya te ha compensado.
- Las alteraciones por guerra o porque una autoridad cierra un espacio aéreo.

## Qué te pedimos

Danos los nombres como figuran en los pasaportes y un teléfono en el que estés localizable durante el viaje. Avísanos enseguida si algo no es correcto. Quien da datos falsos a propósito pierde la cobertura de ese viaje.

## Cancelación

Puedes cancelar un seguro en la página de su viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. A partir de entonces sigue en vigor.

${complaintSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'Conditions générales',
    body: `
Ces conditions sont l’accord entre vous et ${facts.insurer}. Elles s’appliquent à chaque voyage que vous assurez ici, avec votre contrat et [l’essentiel](/key-facts). Ceci est la version 3.

## Ce que vous pouvez assurer

Vous pouvez assurer un seul vol, un aller-retour ou un voyage de quatre vols au plus. Chaque vol doit partir plus de 24&nbsp;heures après que vous l’avez assuré, et au plus tard le dernier jour de votre contrat. Votre contrat indique combien de personnes peuvent voyager assurées à la fois.

## Quand vous êtes assuré

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;», pour les passagers et les vols qui y sont indiqués. La garantie prend fin à l’arrivée du dernier de ses vols.

## Si un vol est perturbé

Nous surveillons chaque vol assuré. Dès que la compagnie annonce un retard ou une annulation, nous l’affichons ici. Selon le vol, son retard et votre contrat, vous recevez une ou plusieurs de ces prestations&nbsp;:

- l’entrée dans un salon d’aéroport,
- une place sur un autre vol,
- une nuit d’hôtel,
- des points d’un programme de fidélité${facts.paysOut ? ',\n- un versement en argent.' : '.'}

Celles que vous pouvez recevoir sont affichées avec le vol, et vous choisissez&nbsp;; ce que nous avons confirmé est définitif.
${only(
  facts.paysOut,
  `
## Versements et limites

Nous versons l’argent par le mode de versement que vous choisissez, dans les cinq jours ouvrés qui suivent la confirmation. Les versements d’un contrat ne dépassent jamais son plafond&nbsp;; votre aperçu montre ce qu’il en reste.
`,
)}${only(
  facts.luggage,
  `
## Bagages perdus

Déclarez d’abord la perte à la compagnie et gardez le numéro du dossier. Il nous faut ce numéro, et votre déclaration dans les sept jours qui suivent l’atterrissage.
`,
)}
## Ce qui n’est pas assuré

- Les perturbations annoncées avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie ou quelqu’un d’autre a déjà pris en charge.
- Les perturbations dues à une guerre ou à la fermeture d’un espace aérien par une autorité.

## Ce que nous vous demandons

Donnez-nous les noms tels qu’ils figurent sur les passeports, et un numéro auquel on vous joint en route. Prévenez-nous tout de suite si quelque chose est faux. Qui donne exprès de fausses informations perd la garantie de ce voyage.

## Annulation

Vous pouvez annuler une assurance sur la page de son voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, elle reste en vigueur.

${complaintSections.fr(facts)}`,
  }),
};

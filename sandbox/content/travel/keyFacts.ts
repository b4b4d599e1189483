import { questionSections } from '../endings.ts';
import { contactPhrases, only, type Written } from '../facts.ts';

export const travelKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. Your policy and the [terms of business](/terms) apply.

## What is insured

- Delays and cancellations of the flights listed in “My insurances”.
- All passengers listed there, up to the number your policy allows.${only(facts.luggage, '\n- Luggage that an airline has lost.')}

## What is not insured

- Disruptions announced before you insured the trip.
- Flights you missed for personal reasons.
- Costs that the airline has already reimbursed.

## When cover begins and ends

A trip is insured from the moment it appears in “My insurances” until its last flight has arrived. You can insure a flight up to 24&nbsp;hours before it leaves.

## If your flight is late or cancelled

You’ll find it at the top of your overview and on the trip’s page. Choose “See your options” there to see what your policy offers (a lounge, another flight, a hotel${facts.paysOut ? ', points, or a payout' : ', or points'}), and choose an option. You don’t have to prove anything. If you need help, ${contactPhrases.en(facts)}.

## Cancelling

You can cancel on the trip’s page until the first flight has left, or one of the flights is reported late or cancelled. After that, the insurance stays in force.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Se aplican tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los retrasos y las cancelaciones de los vuelos que figuran en «Mis seguros».
- Todos los pasajeros que figuran allí, hasta el número que permite tu póliza.${only(facts.luggage, '\n- El equipaje que una aerolínea ha perdido.')}

## Qué no está asegurado

- Las incidencias anunciadas antes de que aseguraras el viaje.
- Los vuelos que pierdas por un motivo personal.
- Los gastos que la aerolínea ya te ha reembolsado.

## Cuándo empieza y termina la cobertura

Un viaje está asegurado desde que aparece en «Mis seguros» hasta que llega su último vuelo. Puedes asegurar un vuelo hasta 24&nbsp;horas antes de su salida.

## Si tu vuelo se retrasa o se cancela

Aparece en la parte superior de tu resumen y en la página del viaje. Elige allí «Ver tus opciones» para ver lo que tu póliza ofrece (una sala VIP, otro vuelo, un hotel${facts.paysOut ? ', puntos o un pago' : ' o puntos'}) y elige una opción. No tienes que demostrar nada. Si necesitas ayuda, ${contactPhrases.es(facts)}.

## Cancelación

Puedes cancelar en la página del viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. Después, el seguro sigue en vigor.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Votre contrat et les [conditions générales](/terms) font foi.

## Ce qui est assuré

- Les retards et les annulations des vols indiqués dans «&nbsp;Mes assurances&nbsp;».
- Tous les passagers qui y figurent, jusqu’au nombre prévu par votre contrat.${only(facts.luggage, '\n- Les bagages qu’une compagnie a perdus.')}

## Ce qui n’est pas assuré

- Les incidents annoncés avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie a déjà remboursés.

## Début et fin de la garantie

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;» et jusqu’à l’arrivée de son dernier vol. Vous pouvez assurer un vol jusqu’à 24&nbsp;heures avant son départ.

## Si votre vol est retardé ou annulé

Il s’affiche en haut de votre aperçu et sur la page du voyage. Choisissez-y «&nbsp;Voir mes options&nbsp;» pour voir ce que votre contrat prévoit (un salon, un autre vol, un hôtel${facts.paysOut ? ', des points ou un versement' : ' ou des points'}), et choisissez une option. Vous n’avez rien à prouver. Si vous avez besoin d’aide, ${contactPhrases.fr(facts)}.

## Annulation

Vous pouvez annuler sur la page du voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, l’assurance reste en vigueur.

${questionSections.fr(facts)}`,
  }),
};

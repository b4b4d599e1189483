import { questionSections } from '../endings.ts';
import { contactPhrases, only, type Written } from '../facts.ts';

export const travelKeyFacts: Written = {
  en: (facts) => ({
    title: 'Key facts',
    body: `
This is a summary. What counts is your policy and the [terms of business](/terms).

## What is insured

- Delays and cancellations of the flights listed in “My insurances”.
- All passengers named there, up to the number that your policy allows.${only(facts.luggage, '\n- Luggage that an airline has lost.')}

## What is not insured

- Disruptions announced before you insured the trip.
- Flights that you missed for a reason of your own.
- Costs that the airline has made good already.

## When it begins and ends

A trip is insured from the moment you see it in “My insurances” until its last flight has arrived. A flight can be insured up to 24&nbsp;hours before it leaves.

## If your flight is late or cancelled

You’ll find it at the top of your overview, and on the page of the trip. Choose “See your options” there: it shows what your policy has for you – a lounge, another flight, a hotel${facts.paysOut ? ', points or a payout' : ' or points'} –, and you choose. You don’t have to prove anything. If you need help, ${contactPhrases.en(facts)}.

## Cancelling

You can cancel on the page of the trip until the first of its flights has left, or one of them is reported late or cancelled. From then on the insurance stays in force.

${questionSections.en(facts)}`,
  }),

  es: (facts) => ({
    title: 'Datos clave',
    body: `
Esto es un resumen. Lo que cuenta es tu póliza y las [condiciones generales](/terms).

## Qué está asegurado

- Los retrasos y las cancelaciones de los vuelos que figuran en «Mis seguros».
- Todos los pasajeros indicados allí, hasta el número que permite tu póliza.${only(facts.luggage, '\n- El equipaje que una aerolínea ha perdido.')}

## Qué no está asegurado

- Las alteraciones anunciadas antes de que aseguraras el viaje.
- Los vuelos que perdiste por un motivo tuyo.
- Los gastos que la aerolínea ya te ha compensado.

## Cuándo empieza y termina

Un viaje está asegurado desde que aparece en «Mis seguros» hasta que llega su último vuelo. Un vuelo se puede asegurar hasta 24&nbsp;horas antes de su salida.

## Si tu vuelo se retrasa o se cancela

Aparece en lo más alto de tu resumen y en la página del viaje. Lo que tu póliza prevé –una sala VIP, otro vuelo, un hotel${facts.paysOut ? ', puntos o un pago' : ' o puntos'}– está allí, en «Ver tus opciones», y lo eliges tú. No tienes que demostrar nada. Si necesitas ayuda, ${contactPhrases.es(facts)}.

## Cancelación

Puedes cancelar en la página del viaje mientras ninguno de sus vuelos haya salido ni conste como retrasado o cancelado. A partir de entonces el seguro sigue en vigor.

${questionSections.es(facts)}`,
  }),

  fr: (facts) => ({
    title: 'L’essentiel',
    body: `
Ceci est un résumé. Ce qui compte, c’est votre contrat et les [conditions générales](/terms).

## Ce qui est assuré

- Les retards et les annulations des vols indiqués dans «&nbsp;Mes assurances&nbsp;».
- Tous les passagers qui y sont nommés, jusqu’au nombre que permet votre contrat.${only(facts.luggage, '\n- Les bagages qu’une compagnie a perdus.')}

## Ce qui n’est pas assuré

- Les perturbations annoncées avant que vous n’assuriez le voyage.
- Les vols que vous avez manqués pour une raison personnelle.
- Les frais que la compagnie a déjà pris en charge.

## Quand cela commence et finit

Un voyage est assuré dès qu’il figure dans «&nbsp;Mes assurances&nbsp;» et jusqu’à l’arrivée de son dernier vol. Un vol peut être assuré jusqu’à 24&nbsp;heures avant son départ.

## Si votre vol est retardé ou annulé

Cela s’affiche tout en haut de votre aperçu et sur la page du voyage. Ce que votre contrat prévoit – un salon, un autre vol, un hôtel${facts.paysOut ? ', des points ou un versement' : ' ou des points'} – s’y trouve, sous «&nbsp;Voir mes options&nbsp;», et c’est vous qui choisissez. Vous n’avez rien à prouver. Si vous avez besoin d’aide, ${contactPhrases.fr(facts)}.

## Annulation

Vous pouvez annuler sur la page du voyage tant qu’aucun de ses vols n’est parti ni annoncé comme retardé ou annulé. Ensuite, l’assurance reste en vigueur.

${questionSections.fr(facts)}`,
  }),
};

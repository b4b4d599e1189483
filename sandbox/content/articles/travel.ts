import type { WrittenArticle } from '../writing.ts';

export const travelArticles: readonly WrittenArticle[] = [
  {
    id: 'insuring-a-trip',
    category: 'help',
    en: [
      'Insure a trip',
      'What you need, and how it goes.',
      `Have the flight number and the day at hand; both are on your ticket.

1. Choose “Insure a trip”, and whether it is a single flight, a return trip, or several flights.
2. Look each flight up and check that it is yours.
3. Say who travels, and confirm.

You then find the trip in “My insurances”. From that moment on it is insured. What is covered is in the [key facts](/key-facts).

As long as none of its flights has left or is disrupted, you can open the trip there, change who travels, or cancel the insurance.`,
    ],
    es: [
      'Asegurar un viaje',
      'Qué necesitas y cómo se hace.',
      `Ten a mano el número de vuelo y el día; ambos están en tu billete.

1. Elige «Asegurar un viaje» y si es un solo vuelo, un viaje de ida y vuelta o varios vuelos.
2. Busca cada vuelo y comprueba que es el tuyo.
3. Di quién viaja y confirma.

El viaje aparece entonces en «Mis seguros». Desde ese momento está asegurado. Qué cubre está en los [datos clave](/key-facts).

Mientras ninguno de sus vuelos haya salido ni tenga una alteración, puedes abrir allí el viaje y cambiar quién viaja o cancelar el seguro.`,
    ],
    fr: [
      'Assurer un voyage',
      'Ce qu’il vous faut, et comment cela se passe.',
      `Ayez sous la main le numéro de vol et le jour ; les deux sont sur votre billet.

1. Choisissez « Assurer un voyage », puis un vol seul, un aller-retour ou plusieurs vols.
2. Cherchez chaque vol et vérifiez que c’est le vôtre.
3. Dites qui voyage, et confirmez.

Le voyage figure alors dans « Mes assurances ». Dès ce moment, il est assuré. Ce qui est couvert se trouve dans [l’essentiel](/key-facts).

Tant qu’aucun de ses vols n’est parti ni perturbé, vous pouvez y ouvrir le voyage, modifier qui voyage ou annuler l’assurance.`,
    ],
  },
  {
    id: 'in-good-time',
    category: 'info',
    dismissible: true,
    en: [
      'Insure a flight in good time',
      'A flight can be insured up to 24 hours before it leaves.',
      `A flight can be insured up to 24&nbsp;hours before it leaves. After that, or once a disruption has been announced, it is too late.

You can insure it as soon as you have booked.`,
    ],
    es: [
      'Asegura un vuelo con tiempo',
      'Un vuelo se puede asegurar hasta 24 horas antes de su salida.',
      `Un vuelo se puede asegurar hasta 24&nbsp;horas antes de su salida. Después, o cuando ya se ha anunciado una alteración, es demasiado tarde.

Puedes asegurarlo en cuanto lo has reservado.`,
    ],
    fr: [
      'Assurez un vol à temps',
      'Un vol peut être assuré jusqu’à 24 heures avant son départ.',
      `Un vol peut être assuré jusqu’à 24&nbsp;heures avant son départ. Après, ou dès qu’une perturbation est annoncée, il est trop tard.

Vous pouvez l’assurer dès que vous l’avez réservé.`,
    ],
  },
  {
    id: 'flight-late',
    category: 'plans',
    en: [
      'Your flight is late',
      'What happens, and what you do at the airport.',
      `1. We watch your flight. When its airline reports a delay, it is the first thing on your overview.
2. Open the trip: beside the flight are its new times, by the clocks of its airports. If they are not, tell us there: choose “Late or cancelled?”.
3. Choose “See your options”: it shows what your policy has for this delay, and you choose.
4. Ask the airline at the airport whether you can still make what comes after it.

Keep your boarding pass.`,
    ],
    es: [
      'Tu vuelo se retrasa',
      'Qué ocurre y qué haces en el aeropuerto.',
      `1. Vigilamos tu vuelo. Cuando la aerolínea comunica un retraso, aparece en lo más alto de tu resumen.
2. Abre el viaje: junto al vuelo están sus nuevas horas, según los relojes de sus aeropuertos. Si no están, dínoslo allí: elige «¿Retraso o cancelación?».
3. Elige «Ver tus opciones»: muestra lo que tu póliza prevé para este retraso, y eliges tú.
4. Pregunta en el aeropuerto a la aerolínea si llegas a lo que viene después.

Guarda la tarjeta de embarque.`,
    ],
    fr: [
      'Votre vol est en retard',
      'Ce qui se passe, et que faire à l’aéroport.',
      `1. Nous surveillons votre vol. Quand sa compagnie annonce un retard, il s’affiche tout en haut de votre aperçu.
2. Ouvrez le voyage : à côté du vol se trouvent ses nouveaux horaires, à l’heure de ses aéroports. S’ils n’y sont pas, dites-le-nous là : choisissez « Retard ou annulation ? ».
3. Choisissez « Voir mes options » : vous y voyez ce que votre contrat prévoit pour ce retard, et vous choisissez.
4. Demandez à la compagnie, à l’aéroport, si vous pouvez encore avoir la suite.

Gardez votre carte d’embarquement.`,
    ],
  },
  {
    id: 'flight-cancelled',
    category: 'plans',
    en: [
      'Your flight is cancelled',
      'First the airline, then us.',
      `1. Ask the airline first: it owes you another flight or your money back.
2. Open the trip in “My insurances”. If it does not say that the flight is cancelled, tell us there: choose “Late or cancelled?”.
3. Choose “See your options” there: it shows what your policy has for you, and you choose. If you need help, {contact}.

An insurance cannot be cancelled any more after its flight was.`,
    ],
    es: [
      'Tu vuelo se cancela',
      'Primero la aerolínea, después nosotros.',
      `1. Pregunta primero a la aerolínea: te debe otro vuelo o tu dinero.
2. Abre el viaje en «Mis seguros». Si no dice que el vuelo está cancelado, dínoslo allí: elige «¿Retraso o cancelación?».
3. Elige allí «Ver tus opciones»: muestra lo que tu póliza prevé, y eliges tú. Si necesitas ayuda, {contact}.

Un seguro ya no se puede cancelar después de que se cancele su vuelo.`,
    ],
    fr: [
      'Votre vol est annulé',
      'D’abord la compagnie, ensuite nous.',
      `1. Adressez-vous d’abord à la compagnie : elle vous doit un autre vol ou un remboursement.
2. Ouvrez le voyage dans « Mes assurances ». S’il n’indique pas que le vol est annulé, dites-le-nous là : choisissez « Retard ou annulation ? ».
3. Choisissez-y « Voir mes options » : vous y voyez ce que votre contrat prévoit, et vous choisissez. Si vous avez besoin d’aide, {contact}.

Une assurance ne peut plus être annulée une fois que son vol l’a été.`,
    ],
  },
];

import type { WrittenArticle } from '../writing.ts';

export const travelArticles: readonly WrittenArticle[] = [
  {
    id: 'insuring-a-trip',
    category: 'help',
    en: [
      'Insure a trip',
      'What you need, and how it works.',
      `Have your flight number and departure date ready. Both are on your ticket.

1. Choose “Insure a trip”, then a single flight, a return trip, or several flights.
2. Find each flight and check that it’s yours.
3. Choose who is travelling, and confirm.

Your trip is insured as soon as it appears in “My insurances”. See the [key facts](/key-facts) for what is covered.

Until a flight on the trip has left or is disrupted, you can open the trip there, change who is travelling, or cancel the insurance.`,
    ],
    es: [
      'Asegurar un viaje',
      'Qué necesitas y cómo se hace.',
      `Ten a mano el número de vuelo y la fecha de salida. Ambos figuran en tu billete.

1. Elige «Asegurar un viaje» y después un solo vuelo, un viaje de ida y vuelta o varios vuelos.
2. Busca cada vuelo y comprueba que es el tuyo.
3. Elige quién viaja y confirma.

Tu viaje está asegurado en cuanto aparece en «Mis seguros». Consulta qué está cubierto en los [datos clave](/key-facts).

Mientras ninguno de sus vuelos haya salido ni tenga una incidencia, puedes abrir allí el viaje y cambiar quién viaja o cancelar el seguro.`,
    ],
    fr: [
      'Assurer un voyage',
      'Ce qu’il vous faut, et comment faire.',
      `Préparez le numéro de vol et la date de départ. Ils figurent sur votre billet.

1. Choisissez « Assurer un voyage », puis un vol seul, un aller-retour ou plusieurs vols.
2. Cherchez chaque vol et vérifiez que c’est le vôtre.
3. Choisissez qui voyage, et confirmez.

Votre voyage est assuré dès qu’il figure dans « Mes assurances ». Pour savoir ce qui est couvert, consultez [l’essentiel](/key-facts).

Tant qu’aucun de ses vols n’est parti, retardé ou annulé, vous pouvez y ouvrir le voyage, modifier les passagers ou annuler l’assurance.`,
    ],
  },
  {
    id: 'in-good-time',
    category: 'info',
    dismissible: true,
    en: [
      'Insure a flight in good time',
      'A flight can be insured up to 24 hours before it leaves.',
      `A flight can be insured up to 24&nbsp;hours before it leaves. After that, or once a disruption has been announced, it’s too late.

You can insure it as soon as you’ve booked it.`,
    ],
    es: [
      'Asegura un vuelo con tiempo',
      'Un vuelo se puede asegurar hasta 24 horas antes de su salida.',
      `Un vuelo se puede asegurar hasta 24&nbsp;horas antes de su salida. Después, o cuando ya se ha anunciado una incidencia, es demasiado tarde.

Puedes asegurarlo en cuanto lo reserves.`,
    ],
    fr: [
      'Assurez un vol à temps',
      'Un vol peut être assuré jusqu’à 24 heures avant son départ.',
      `Un vol peut être assuré jusqu’à 24&nbsp;heures avant son départ. Ensuite, ou dès qu’un incident est annoncé, il est trop tard.

Vous pouvez l’assurer dès la réservation.`,
    ],
  },
  {
    id: 'flight-late',
    category: 'plans',
    en: [
      'Your flight is late',
      'What happens next, and what to do at the airport.',
      `1. We watch your flight. When the airline reports a delay, it appears at the top of your overview.
2. Open the trip to see the flight’s new times, in the local time of each airport. If they’re not there, choose “Late or cancelled?” to tell us.
3. Choose “See your options” to see what your policy offers for this delay, and choose an option.
4. At the airport, ask the airline whether you can still make your connection.

Keep your boarding pass.`,
    ],
    es: [
      'Tu vuelo se retrasa',
      'Qué pasa ahora y qué hacer en el aeropuerto.',
      `1. Vigilamos tu vuelo. Cuando la aerolínea comunica un retraso, aparece en lo más alto de tu resumen.
2. Abre el viaje para ver las nuevas horas del vuelo, en la hora local de cada aeropuerto. Si no aparecen, elige «¿Retraso o cancelación?» para avisarnos.
3. Elige «Ver tus opciones» para ver lo que tu póliza ofrece por este retraso y elige una opción.
4. En el aeropuerto, pregunta a la aerolínea si llegarás a tu conexión.

Guarda la tarjeta de embarque.`,
    ],
    fr: [
      'Votre vol est en retard',
      'Ce qui se passe ensuite, et que faire à l’aéroport.',
      `1. Nous surveillons votre vol. Quand la compagnie annonce un retard, il s’affiche en haut de votre aperçu.
2. Ouvrez le voyage pour voir les nouveaux horaires du vol, à l’heure locale de chaque aéroport. S’ils n’y figurent pas, choisissez « Retard ou annulation ? » pour nous prévenir.
3. Choisissez « Voir mes options » pour voir ce que votre contrat prévoit pour ce retard, et choisissez une option.
4. À l’aéroport, demandez à la compagnie si vous pouvez encore avoir votre correspondance.

Gardez votre carte d’embarquement.`,
    ],
  },
  {
    id: 'flight-cancelled',
    category: 'plans',
    en: [
      'Your flight is cancelled',
      'Contact the airline first, then us.',
      `1. Contact the airline first: it owes you another flight or a refund.
2. Open the trip in “My insurances”. If it doesn’t show the flight as cancelled, choose “Late or cancelled?” to tell us.
3. Choose “See your options” to see what your policy offers, and choose an option. If you need help, {contact}.

Once a flight has been cancelled, you can no longer cancel its insurance.`,
    ],
    es: [
      'Tu vuelo se cancela',
      'Contacta primero con la aerolínea y después con nosotros.',
      `1. Contacta primero con la aerolínea: te debe otro vuelo o el reembolso.
2. Abre el viaje en «Mis seguros». Si el vuelo no aparece como cancelado, elige «¿Retraso o cancelación?» para avisarnos.
3. Elige «Ver tus opciones» para ver lo que tu póliza ofrece y elige una opción. Si necesitas ayuda, {contact}.

Cuando un vuelo se ha cancelado, ya no puedes cancelar su seguro.`,
    ],
    fr: [
      'Votre vol est annulé',
      'Contactez d’abord la compagnie, puis nous.',
      `1. Contactez d’abord la compagnie : elle vous doit un autre vol ou un remboursement.
2. Ouvrez le voyage dans « Mes assurances ». Si le vol n’y est pas indiqué comme annulé, choisissez « Retard ou annulation ? » pour nous prévenir.
3. Choisissez « Voir mes options » pour voir ce que votre contrat prévoit, et choisissez une option. Si vous avez besoin d’aide, {contact}.

Une fois un vol annulé, vous ne pouvez plus annuler son assurance.`,
    ],
  },
];

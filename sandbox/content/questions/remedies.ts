import type { WrittenQuestions } from '../writing.ts';

export const remedyQuestions: WrittenQuestions = {
  category: {
    en: 'When a flight is late or cancelled',
    es: 'Cuando un vuelo se retrasa o se cancela',
    fr: 'Quand un vol est en retard ou annulé',
  },
  questions: [
    {
      id: 'what-for-a-delay',
      en: [
        'My flight is delayed. What can I get?',
        'It depends on your policy and on how late the flight is: a lounge, another flight, a hotel, or points, for example. Choose “See your options” beside the flight to see and choose what’s available for this delay.',
      ],
      es: [
        'Mi vuelo lleva retraso. ¿A qué tengo derecho?',
        'Depende de tu póliza y del retraso: por ejemplo, una sala VIP, otro vuelo, un hotel o puntos. Elige «Ver tus opciones» junto al vuelo para ver lo que hay disponible y decidir.',
      ],
      fr: [
        'Mon vol est retardé. À quoi ai-je droit ?',
        'Cela dépend de votre contrat et du retard : un salon, un autre vol, un hôtel ou des points, par exemple. Choisissez « Voir mes options » à côté du vol pour voir ce qui est disponible pour ce retard et faire votre choix.',
      ],
    },
    {
      id: 'lounge',
      en: [
        'How do I get into the lounge?',
        'Choose a lounge, select the passengers who will use it, and confirm. You then get a pass: show it at the entrance, on your phone or printed.',
      ],
      es: [
        '¿Cómo entro en la sala VIP?',
        'Elige una sala, selecciona los pasajeros que van a entrar y confirma. Después recibirás un pase: enséñalo en la entrada, en el teléfono o impreso.',
      ],
      fr: [
        'Comment entrer dans le salon ?',
        'Choisissez un salon, sélectionnez les passagers qui y entrent, et confirmez. Vous recevez alors un laissez-passer : présentez-le à l’entrée, sur votre téléphone ou imprimé.',
      ],
    },
    {
      id: 'flight-or-hotel',
      en: [
        'Who books another flight or a hotel room?',
        'We do. Request one, and we’ll look for flights or rooms, usually within an hour. You then choose the one you want.',
      ],
      es: [
        '¿Quién reserva otro vuelo o una habitación de hotel?',
        'Nosotros. Solicítalo y buscaremos vuelos o habitaciones, normalmente en menos de una hora. Después, eliges el que prefieras.',
      ],
      fr: [
        'Qui réserve un autre vol ou une chambre d’hôtel ?',
        'Nous. Faites-en la demande : nous cherchons des vols ou des chambres, en général en moins d’une heure, puis vous choisissez.',
      ],
    },
    {
      id: 'points',
      en: [
        'Where do my points go?',
        'To your loyalty account, usually as soon as you request them. Sometimes we need to check your request first, which takes a few days. We’ll let you know if so.',
      ],
      es: [
        '¿Adónde van mis puntos?',
        'A tu cuenta de puntos, normalmente en cuanto los solicitas. A veces tenemos que revisar antes tu solicitud, lo que tarda unos días. En ese caso, te avisamos.',
      ],
      fr: [
        'Où vont mes points ?',
        'Sur votre compte de fidélité, en général dès votre demande. Parfois, nous devons d’abord la vérifier, ce qui prend quelques jours. Dans ce cas, nous vous prévenons.',
      ],
    },
    {
      id: 'cash',
      where: ({ paysOut }) => paysOut,
      en: [
        'Can I get cash instead?',
        'Yes, if your policy includes a payout. Choose it under “See your options”. We send the money to your account or wallet within five working days, but we never pay in physical cash.',
      ],
      es: [
        '¿Puedo recibir dinero en su lugar?',
        'Sí, si tu póliza incluye un pago. Elígelo en «Ver tus opciones». Enviamos el dinero a tu cuenta o monedero en cinco días laborables, nunca en efectivo.',
      ],
      fr: [
        'Puis-je recevoir de l’argent à la place ?',
        'Oui, si votre contrat le prévoit. Choisissez un versement sous « Voir mes options ». Nous envoyons l’argent sur votre compte ou portefeuille dans les cinq jours ouvrés, jamais en espèces.',
      ],
    },
    {
      id: 'refund',
      en: [
        'Do I get a refund for my ticket?',
        'Ask the airline: if it cancels, it owes you another flight or a refund. You can also use your options with us, but we don’t cover costs that the airline has already reimbursed.',
      ],
      es: [
        '¿Me devuelven el billete?',
        'El reembolso se pide a la aerolínea: si cancela, te debe otro vuelo o tu dinero. Además, puedes usar tus opciones con nosotros, pero no cubrimos los gastos que la aerolínea ya te ha reembolsado.',
      ],
      fr: [
        'Mon billet est-il remboursé ?',
        'Demandez le remboursement à la compagnie : si elle annule, elle vous doit un autre vol ou votre argent. Vous pouvez aussi profiter de vos options chez nous, mais nous ne couvrons pas les frais que la compagnie a déjà remboursés.',
      ],
    },
  ],
};

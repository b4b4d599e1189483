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
        'My flight is delayed. What can I have?',
        'It depends on your policy and on how late the flight is: a lounge, another flight, a hotel or points, for example. Choose “See your options” beside the flight: what there is for this delay is there, and you choose.',
      ],
      es: [
        'Mi vuelo lleva retraso. ¿Qué puedo tener?',
        'Depende de tu póliza y del retraso: por ejemplo una sala VIP, otro vuelo, un hotel o puntos. Elige «Ver tus opciones» junto al vuelo: allí está lo que hay para ese retraso, y eliges tú.',
      ],
      fr: [
        'Mon vol est retardé. À quoi ai-je droit ?',
        'Cela dépend de votre contrat et du retard : un salon, un autre vol, un hôtel ou des points, par exemple. Choisissez « Voir mes options » à côté du vol : vous y trouvez ce qu’il y a pour ce retard, et vous choisissez.',
      ],
    },
    {
      id: 'lounge',
      en: [
        'How do I get into the lounge?',
        'Choose a lounge, say who goes in, and confirm it. Your pass is made then: show it at the door, on your phone or printed.',
      ],
      es: [
        '¿Cómo entro en la sala VIP?',
        'Elige una sala, di quién entra y confírmala. Entonces se crea tu pase: enséñalo en la puerta, en el teléfono o impreso.',
      ],
      fr: [
        'Comment entrer dans le salon ?',
        'Choisissez un salon, dites qui entre, et confirmez. Votre laissez-passer est alors créé : montrez-le à l’entrée, sur votre téléphone ou imprimé.',
      ],
    },
    {
      id: 'flight-or-hotel',
      en: [
        'Who books another flight or a hotel room?',
        'We do. Say that you want one: we look for flights or rooms, usually within an hour, and you choose one of them.',
      ],
      es: [
        '¿Quién reserva otro vuelo o una habitación de hotel?',
        'Nosotros. Di que quieres uno: buscamos vuelos o habitaciones, casi siempre en menos de una hora, y tú eliges.',
      ],
      fr: [
        'Qui réserve un autre vol ou une chambre d’hôtel ?',
        'Nous. Dites que vous en voulez un : nous cherchons des vols ou des chambres, le plus souvent en moins d’une heure, et vous choisissez.',
      ],
    },
    {
      id: 'points',
      en: [
        'Where do my points go?',
        'To your loyalty account, usually straight away after you claimed them. Sometimes we check your claim first, which takes a few days; you are told so.',
      ],
      es: [
        '¿Adónde van mis puntos?',
        'A tu cuenta de puntos, casi siempre en cuanto los reclamas. A veces revisamos antes tu solicitud, y tarda unos días; te lo decimos.',
      ],
      fr: [
        'Où vont mes points ?',
        'Sur votre compte de fidélité, le plus souvent aussitôt après votre demande. Parfois, nous vérifions d’abord votre demande, ce qui prend quelques jours ; nous vous le disons.',
      ],
    },
    {
      id: 'cash',
      where: ({ paysOut }) => paysOut,
      en: [
        'Can I have cash instead?',
        'Where your policy has money for it, yes. Claim it under “See your options”: it goes to your account or wallet within five working days, and never into your hand.',
      ],
      es: [
        '¿Puedo tener dinero en su lugar?',
        'Donde tu póliza lo prevé, sí. Reclámalo en «Ver tus opciones»: va a tu cuenta o monedero en cinco días laborables, nunca en efectivo.',
      ],
      fr: [
        'Puis-je avoir de l’argent à la place ?',
        'Là où votre contrat le prévoit, oui. Demandez-le sous « Voir mes options » : il va sur votre compte ou portefeuille dans les cinq jours ouvrés, jamais en espèces.',
      ],
    },
    {
      id: 'refund',
      en: [
        'Do I get a refund for my ticket?',
        'Ask the airline: it owes you another flight or your money back when it cancels. What we have for you comes on top, but does not pay again what the airline has made good.',
      ],
      es: [
        '¿Me devuelven el billete?',
        'El reembolso se pide a la aerolínea: si cancela, te debe otro vuelo o tu dinero. Lo que tenemos para ti se añade, pero no paga otra vez lo que la aerolínea ya ha compensado.',
      ],
      fr: [
        'Mon billet est-il remboursé ?',
        'Le remboursement se demande à la compagnie : si elle annule, elle vous doit un autre vol ou votre argent. Ce que nous avons pour vous s’y ajoute, sans payer une seconde fois ce que la compagnie a déjà réparé.',
      ],
    },
  ],
};

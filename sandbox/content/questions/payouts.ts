import type { WrittenQuestions } from '../writing.ts';

export const payoutQuestions: WrittenQuestions = {
  category: { en: 'Payouts', es: 'Pagos', fr: 'Versements' },
  questions: [
    {
      id: 'payout-method',
      where: ({ paysOut }) => paysOut,
      en: [
        'How do I set up a payout method?',
        'Choose “Set up a payout method” under “Payout methods” on your overview. Add a bank account or a wallet in your name. If you have more than one, choose “Make preferred” for the one to use first.',
      ],
      es: [
        '¿Cómo configuro una forma de cobro?',
        'Elige «Configurar una forma de cobro» en «Formas de cobro», en tu resumen. Añade una cuenta bancaria o un monedero a tu nombre. Si tienes varias, elige «Marcar como preferida» en la que quieras usar primero.',
      ],
      fr: [
        'Comment ajouter un mode de versement ?',
        'Choisissez « Ajouter un mode de versement » sous « Modes de versement », sur votre aperçu. Indiquez un compte bancaire ou un portefeuille à votre nom. Si vous en avez plusieurs, choisissez « Définir comme préféré » pour celui à utiliser en premier.',
      ],
    },
    {
      id: 'payout-when',
      where: ({ paysOut }) => paysOut,
      en: [
        'When will my payout arrive?',
        'Within five working days after we confirm it. The disruption’s page shows where we sent it, and on which day.',
      ],
      es: [
        '¿Cuándo llega mi pago?',
        'En los cinco días laborables siguientes a nuestra confirmación. La página de la incidencia muestra adónde lo enviamos y qué día.',
      ],
      fr: [
        'Quand vais-je recevoir mon versement ?',
        'Dans les cinq jours ouvrés après notre confirmation. La page de l’incident indique où nous l’avons envoyé, et quel jour.',
      ],
    },
  ],
};

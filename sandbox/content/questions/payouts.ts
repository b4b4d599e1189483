import type { WrittenQuestions } from '../writing.ts';

export const payoutQuestions: WrittenQuestions = {
  category: { en: 'Payouts', es: 'Pagos', fr: 'Versements' },
  questions: [
    {
      id: 'payout-method',
      where: ({ paysOut }) => paysOut,
      en: [
        'How do I set up a payout method?',
        'Choose “Set up a payout method” under “Payout methods” on your overview. It is a bank account or a wallet in your name. Of several, “Make preferred” says which comes first.',
      ],
      es: [
        '¿Cómo configuro una forma de cobro?',
        'Elige «Configurar una forma de cobro» en «Formas de cobro», en tu resumen. Es una cuenta bancaria o un monedero a tu nombre. Si tienes varias, «Marcar como preferida» dice cuál va primero.',
      ],
      fr: [
        'Comment ajouter un mode de versement ?',
        'Choisissez « Ajouter un mode de versement » sous « Modes de versement », sur votre aperçu. C’est un compte bancaire ou un portefeuille à votre nom. S’il y en a plusieurs, « Définir comme préféré » dit lequel passe en premier.',
      ],
    },
    {
      id: 'payout-when',
      where: ({ paysOut }) => paysOut,
      en: [
        'When does my payout arrive?',
        'Within five working days after we confirmed it. Where it went, and on which day, stays on the page of the disruption.',
      ],
      es: [
        '¿Cuándo llega mi pago?',
        'En los cinco días laborables siguientes a que lo confirmemos. Adónde fue, y qué día, queda en la página de la incidencia.',
      ],
      fr: [
        'Quand mon versement arrive-t-il ?',
        'Dans les cinq jours ouvrés après notre confirmation. Où il est allé, et quel jour, reste indiqué sur la page de la perturbation.',
      ],
    },
  ],
};

import type { WrittenQuestions } from '../writing.ts';

export const businessQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'A claim', es: 'Una reclamación', fr: 'Un sinistre' },
    questions: [
      {
        id: 'report',
        en: [
          'Do I have to report an event?',
          'No. When an event exceeds the threshold in your policy, we open a claim for you.',
        ],
        es: [
          '¿Tengo que comunicar un suceso?',
          'No. Cuando un suceso supera el umbral de tu póliza, abrimos una reclamación por ti.',
        ],
        fr: [
          'Dois-je déclarer un événement ?',
          'Non. Lorsqu’un événement dépasse le seuil prévu par votre contrat, nous ouvrons un sinistre pour vous.',
        ],
      },
      {
        id: 'how-far',
        en: ['What is the status of my claim?', 'Your overview shows the status of each claim and the next step.'],
        es: [
          '¿En qué estado está mi reclamación?',
          'Tu resumen muestra el estado de cada reclamación y el siguiente paso.',
        ],
        fr: ['Où en est mon sinistre ?', 'Votre aperçu montre l’état de chaque sinistre et la prochaine étape.'],
      },
      {
        id: 'damage',
        en: [
          'Is damage to the building covered?',
          'No, only lost revenue is covered. See the [key facts](/key-facts).',
        ],
        es: [
          '¿Están cubiertos los daños al edificio?',
          'No, solo se cubren los ingresos perdidos. Consulta los [datos clave](/key-facts).',
        ],
        fr: [
          'Les dommages au bâtiment sont-ils couverts ?',
          'Non, seul le chiffre d’affaires perdu est couvert. Consultez [l’essentiel](/key-facts).',
        ],
      },
      {
        id: 'not-agreed',
        en: [
          'What if I don’t agree with the offer?',
          'Tell us why: {contact}. An adjuster will review it, and their second offer is final.',
        ],
        es: [
          '¿Y si no estoy de acuerdo con la oferta?',
          'Dinos por qué: {contact}. Un perito la revisará, y su segunda oferta es definitiva.',
        ],
        fr: [
          'Et si je ne suis pas d’accord avec l’offre ?',
          'Dites-nous pourquoi : {contact}. Un expert la réexaminera, et sa deuxième offre est définitive.',
        ],
      },
    ],
  },
  {
    category: { en: 'Your bank and payouts', es: 'Tu banco y los pagos', fr: 'Votre banque et les versements' },
    questions: [
      {
        id: 'why-bank',
        en: ['Why do you need to see my revenue?', 'To calculate what you lost. We only read it with your permission.'],
        es: [
          '¿Por qué necesitáis ver mis ingresos?',
          'Para calcular lo que has perdido. Solo los leemos con tu permiso.',
        ],
        fr: [
          'Pourquoi avez-vous besoin de mon chiffre d’affaires ?',
          'Pour calculer ce que vous avez perdu. Nous ne le lisons qu’avec votre accord.',
        ],
      },
      {
        id: 'withdraw',
        en: ['Can I withdraw my permission?', 'Yes, at your bank, at any time. An open claim is then put on hold.'],
        es: [
          '¿Puedo retirar el permiso?',
          'Sí, en tu banco y en cualquier momento. Si tienes una reclamación abierta, quedará en espera.',
        ],
        fr: [
          'Puis-je retirer mon accord ?',
          'Oui, auprès de votre banque, à tout moment. Un sinistre ouvert est alors mis en attente.',
        ],
      },
      {
        id: 'when-paid',
        en: [
          'When do I get paid?',
          'Once you have accepted an offer, month by month, as soon as the actual revenue of each month is known. See the [terms of business](/terms).',
        ],
        es: [
          '¿Cuándo cobro?',
          'Cuando aceptas la oferta, mes a mes, en cuanto se conocen los ingresos reales de cada mes. Consulta las [condiciones generales](/terms).',
        ],
        fr: [
          'Quand suis-je indemnisé ?',
          'Une fois l’offre acceptée, mois par mois, dès que le chiffre d’affaires réel de chaque mois est connu. Consultez les [conditions générales](/terms).',
        ],
      },
    ],
  },
];

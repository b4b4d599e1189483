import type { WrittenQuestions } from '../writing.ts';

export const businessQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'A claim', es: 'Una reclamación', fr: 'Un sinistre' },
    questions: [
      {
        id: 'report',
        en: [
          'Do I have to report an event?',
          'No. When an event passes the threshold in your policy, we open a claim.',
        ],
        es: [
          '¿Tengo que comunicar un suceso?',
          'No. Cuando un suceso supera el umbral de tu póliza, abrimos una reclamación.',
        ],
        fr: [
          'Dois-je déclarer un événement ?',
          'Non. Quand un événement dépasse le seuil de votre contrat, nous ouvrons un sinistre.',
        ],
      },
      {
        id: 'how-far',
        en: ['How far has my claim come?', 'Your overview says it beside each claim, and what it waits for.'],
        es: ['¿Por dónde va mi reclamación?', 'Tu resumen lo dice junto a cada una, y a qué espera.'],
        fr: ['Où en est mon sinistre ?', 'Votre aperçu le dit à côté de chacun, et ce qu’il attend.'],
      },
      {
        id: 'damage',
        en: [
          'Is damage to the building covered?',
          'No, only the revenue that is lost. See the [key facts](/key-facts).',
        ],
        es: [
          '¿Están cubiertos los daños en el edificio?',
          'No, solo los ingresos perdidos. Consulta los [datos clave](/key-facts).',
        ],
        fr: [
          'Les dommages au bâtiment sont-ils couverts ?',
          'Non, seulement le chiffre d’affaires perdu. Voyez [l’essentiel](/key-facts).',
        ],
      },
      {
        id: 'not-agreed',
        en: [
          'What if I do not agree with the offer?',
          'Tell us why: {contact}. An adjuster looks at it again, and their second offer is final.',
        ],
        es: [
          '¿Y si no estoy de acuerdo con la oferta?',
          'Dinos por qué: {contact}. Un perito la revisa, y su segunda oferta es definitiva.',
        ],
        fr: [
          'Et si je ne suis pas d’accord avec l’offre ?',
          'Dites-nous pourquoi : {contact}. Un expert la revoit, et sa deuxième offre est définitive.',
        ],
      },
    ],
  },
  {
    category: { en: 'Your bank and payouts', es: 'Tu banco y los pagos', fr: 'Votre banque et les versements' },
    questions: [
      {
        id: 'why-bank',
        en: ['Why do you want to read my revenue?', 'To work out what you lost. We read it with your permission only.'],
        es: [
          '¿Por qué queréis leer mis ingresos?',
          'Para calcular lo que has perdido. Solo los leemos con tu permiso.',
        ],
        fr: [
          'Pourquoi lire mon chiffre d’affaires ?',
          'Pour calculer ce que vous avez perdu. Nous ne le lisons qu’avec votre accord.',
        ],
      },
      {
        id: 'withdraw',
        en: [
          'Can I take the permission back?',
          'Yes, at your bank, at any time. While a claim is open it then has to wait.',
        ],
        es: [
          '¿Puedo retirar el permiso?',
          'Sí, en tu banco y en cualquier momento. Una reclamación abierta tendrá entonces que esperar.',
        ],
        fr: [
          'Puis-je retirer mon accord ?',
          'Oui, auprès de votre banque, à tout moment. Un sinistre ouvert doit alors attendre.',
        ],
      },
      {
        id: 'when-paid',
        en: [
          'When am I paid?',
          'After you accepted, month by month, as soon as the actual revenue of a month is known. The [terms of business](/terms) say more.',
        ],
        es: [
          '¿Cuándo cobro?',
          'Cuando has aceptado, mes a mes, en cuanto se conocen los ingresos reales de cada mes. Las [condiciones generales](/terms) dicen más.',
        ],
        fr: [
          'Quand suis-je payé ?',
          'Après votre accord, mois par mois, dès que le chiffre d’affaires réel du mois est connu. Les [conditions générales](/terms) en disent plus.',
        ],
      },
    ],
  },
];

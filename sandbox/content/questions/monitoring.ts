import type { WrittenQuestions } from '../writing.ts';

export const monitoringQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'What we watch', es: 'Qué vigilamos', fr: 'Ce que nous surveillons' },
    questions: [
      {
        id: 'which-data',
        en: [
          'Which data can be watched?',
          'Cards, email addresses, phone numbers, bank accounts and identity documents. Your overview says how many of each.',
        ],
        es: [
          '¿Qué datos se pueden vigilar?',
          'Tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad. Tu resumen dice cuántos de cada tipo.',
        ],
        fr: [
          'Quelles données peuvent être surveillées ?',
          'Cartes, adresses e-mail, téléphones, comptes bancaires et pièces d’identité. Votre aperçu dit combien de chaque.',
        ],
      },
      {
        id: 'whose-data',
        en: ['Can I have somebody else’s data watched?', 'No, it has to be your own.'],
        es: ['¿Puedo hacer vigilar los datos de otra persona?', 'No, tienen que ser tuyos.'],
        fr: ['Puis-je faire surveiller les données de quelqu’un d’autre ?', 'Non, elles doivent être les vôtres.'],
      },
      {
        id: 'where',
        en: [
          'Where do you look?',
          'In markets, forums and leaked files in which stolen data turns up. We cannot see every place.',
        ],
        es: [
          '¿Dónde buscáis?',
          'En mercados, foros y archivos filtrados en que aparecen datos robados. No podemos ver todos los lugares.',
        ],
        fr: [
          'Où cherchez-vous ?',
          'Sur des marchés, des forums et dans des fichiers fuités où apparaissent des données volées. Nous ne pouvons pas tout voir.',
        ],
      },
      {
        id: 'not-shown',
        en: [
          'Why do I not see my numbers and addresses?',
          'Nobody who looks over your shoulder is to read them. Your overview only says how many there are.',
        ],
        es: [
          '¿Por qué no veo mis números y direcciones?',
          'Nadie que mire por encima de tu hombro debe leerlos. Tu resumen solo dice cuántos hay.',
        ],
        fr: [
          'Pourquoi mes numéros et adresses ne s’affichent-ils pas ?',
          'Personne ne doit les lire par-dessus votre épaule. Votre aperçu dit seulement combien il y en a.',
        ],
      },
    ],
  },
  {
    category: { en: 'Alerts', es: 'Alertas', fr: 'Alertes' },
    questions: [
      {
        id: 'what-to-do',
        en: [
          'What do I do about an alert?',
          'Follow the plan for what was found; the plans are on the help page. Begin today.',
        ],
        es: [
          '¿Qué hago con una alerta?',
          'Sigue el plan para lo que se ha encontrado; los planes están en la página de ayuda. Empieza hoy.',
        ],
        fr: [
          'Que faire d’une alerte ?',
          'Suivez le plan pour ce qui a été trouvé ; les plans sont sur la page d’aide. Commencez aujourd’hui.',
        ],
      },
      {
        id: 'take-back',
        en: [
          'Can you have it removed?',
          'No, what was published cannot be taken back. You can make it useless: a new password, a new card.',
        ],
        es: [
          '¿Podéis hacer que lo retiren?',
          'No, lo publicado no se puede retirar. Puedes hacerlo inútil: otra contraseña, otra tarjeta.',
        ],
        fr: [
          'Pouvez-vous le faire retirer ?',
          'Non, ce qui a été publié ne peut être repris. Vous pouvez le rendre inutile : un nouveau mot de passe, une nouvelle carte.',
        ],
      },
      {
        id: 'no-alert',
        en: [
          'Is my data safe when there is no alert?',
          'It was not found where we look. That is good, and no promise.',
        ],
        es: [
          '¿Están mis datos a salvo si no hay alertas?',
          'No se han encontrado donde buscamos. Es bueno, pero no una promesa.',
        ],
        fr: [
          'Mes données sont-elles en sûreté sans alerte ?',
          'Elles n’ont pas été trouvées là où nous cherchons. C’est bien, sans être une promesse.',
        ],
      },
    ],
  },
];

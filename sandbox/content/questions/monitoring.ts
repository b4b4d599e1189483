import type { WrittenQuestions } from '../writing.ts';

export const monitoringQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'What we watch', es: 'Qué vigilamos', fr: 'Ce que nous surveillons' },
    questions: [
      {
        id: 'which-data',
        en: [
          'Which data can you monitor?',
          'Cards, email addresses, phone numbers, bank accounts, and identity documents. Your overview shows how many of each.',
        ],
        es: [
          '¿Qué datos podéis vigilar?',
          'Tarjetas, correos electrónicos, teléfonos, cuentas bancarias y documentos de identidad. Tu resumen muestra cuántos de cada tipo.',
        ],
        fr: [
          'Quelles données pouvez-vous surveiller ?',
          'Cartes, adresses e-mail, téléphones, comptes bancaires et pièces d’identité. Votre aperçu indique combien de chaque type.',
        ],
      },
      {
        id: 'whose-data',
        en: ['Can you monitor someone else’s data?', 'No, the data must be your own.'],
        es: ['¿Podéis vigilar los datos de otra persona?', 'No, los datos deben ser tuyos.'],
        fr: ['Pouvez-vous surveiller les données d’une autre personne ?', 'Non, ces données doivent être les vôtres.'],
      },
      {
        id: 'where',
        en: [
          'Where do you look?',
          'In markets, forums, and leaked files where stolen data turns up. We can’t see every place.',
        ],
        es: [
          '¿Dónde buscáis?',
          'En mercados, foros y archivos filtrados donde aparecen datos robados. No podemos verlo todo.',
        ],
        fr: [
          'Où cherchez-vous ?',
          'Sur des marchés, des forums et dans des fichiers divulgués où apparaissent des données volées. Nous ne pouvons pas tout voir.',
        ],
      },
      {
        id: 'not-shown',
        en: [
          'Why can’t I see my numbers and addresses?',
          'To protect them from anyone looking over your shoulder. Your overview only shows how many there are.',
        ],
        es: [
          '¿Por qué no veo mis números y direcciones?',
          'Para protegerlos de quien mire tu pantalla. Tu resumen solo muestra cuántos hay.',
        ],
        fr: [
          'Pourquoi mes numéros et adresses ne s’affichent-ils pas ?',
          'Pour les protéger des regards indiscrets. Votre aperçu indique seulement combien il y en a.',
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
          'What should I do about an alert?',
          'Follow the plan for what was found. You’ll find all plans on the help page. Start today.',
        ],
        es: [
          '¿Qué debo hacer si recibo una alerta?',
          'Sigue el plan para lo que se ha encontrado. Los planes están en la página de ayuda. Empieza hoy mismo.',
        ],
        fr: [
          'Que faire si je reçois une alerte ?',
          'Suivez le plan correspondant à ce qui a été trouvé. Les plans sont sur la page d’aide. Commencez dès aujourd’hui.',
        ],
      },
      {
        id: 'take-back',
        en: [
          'Can you get my data removed?',
          'No, data that was published can’t be taken back. You can make it useless with a new password or a new card.',
        ],
        es: [
          '¿Podéis hacer que retiren mis datos?',
          'No, lo que se ha publicado no se puede retirar. Pero puedes inutilizarlo con otra contraseña u otra tarjeta.',
        ],
        fr: [
          'Pouvez-vous faire retirer mes données ?',
          'Non, ce qui a été publié ne peut pas être retiré. Mais vous pouvez le rendre inutilisable avec un nouveau mot de passe ou une nouvelle carte.',
        ],
      },
      {
        id: 'no-alert',
        en: [
          'Is my data safe if I have no alerts?',
          'We haven’t found it in the places where we look. That’s a good sign, but no guarantee.',
        ],
        es: [
          '¿Están mis datos a salvo si no tengo alertas?',
          'No los hemos encontrado donde buscamos. Es buena señal, pero no una garantía.',
        ],
        fr: [
          'Mes données sont-elles en sécurité si je n’ai pas d’alerte ?',
          'Nous ne les avons pas trouvées là où nous cherchons. C’est bon signe, mais pas une garantie.',
        ],
      },
    ],
  },
];

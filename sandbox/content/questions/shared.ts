import type { WrittenQuestions } from '../writing.ts';

export const sharedQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'Signing in', es: 'Iniciar sesión', fr: 'Se connecter' },
    questions: [
      {
        id: 'forgotten-password',
        en: [
          'I have forgotten my password. What now?',
          'Sign in with a one-time code where that is offered. Otherwise, {contact}.',
        ],
        es: [
          'He olvidado mi contraseña. ¿Y ahora?',
          'Inicia sesión con un código de un solo uso donde se ofrezca. Si no, {contact}.',
        ],
        fr: [
          'J’ai oublié mon mot de passe. Que faire ?',
          'Connectez-vous avec un code à usage unique là où c’est proposé. Sinon, {contact}.',
        ],
      },
      {
        id: 'locked',
        en: [
          'Why is my password no longer accepted?',
          'After ten wrong attempts none is accepted for 15&nbsp;minutes. That protects you from anybody who guesses.',
        ],
        es: [
          '¿Por qué ya no se acepta mi contraseña?',
          'Tras diez intentos erróneos no se acepta ninguno más durante 15&nbsp;minutos. Te protege de quien la intenta adivinar.',
        ],
        fr: [
          'Pourquoi mon mot de passe n’est-il plus accepté ?',
          'Après dix erreurs, plus aucun essai n’est accepté pendant 15&nbsp;minutes. Cela vous protège de ceux qui devinent.',
        ],
      },
      {
        id: 'code-missing',
        en: [
          'Where is my code?',
          'In the email or message that we sent to the address or number you entered. It is good for ten minutes; only the last one counts.',
        ],
        es: [
          '¿Dónde está mi código?',
          'En el correo o mensaje que enviamos a la dirección o al número que escribiste. Dura diez minutos; solo cuenta el último.',
        ],
        fr: [
          'Où est mon code ?',
          'Dans l’e-mail ou le message envoyé à l’adresse ou au numéro que vous avez saisi. Il est valable dix minutes ; seul le dernier compte.',
        ],
      },
      {
        id: 'signed-out',
        en: [
          'Why was I signed out?',
          'A session lasts an hour. When it ends, what you had entered in a form of several steps is kept; a form of one page is not. It also ends when you sign out in another tab, which discards everything you had begun.',
        ],
        es: [
          '¿Por qué se ha cerrado mi sesión?',
          'Una sesión dura una hora. Cuando se acaba, se conserva lo que habías escrito en un formulario de varios pasos; uno de una sola página, no. También termina cuando la cierras en otra pestaña, y entonces se descarta todo lo empezado.',
        ],
        fr: [
          'Pourquoi ai-je été déconnecté ?',
          'Une session dure une heure. À la fin, ce que vous aviez saisi dans un formulaire en plusieurs étapes est gardé ; un formulaire d’une seule page ne l’est pas. Elle se termine aussi quand vous vous déconnectez dans un autre onglet, ce qui efface tout ce que vous aviez commencé.',
        ],
      },
    ],
  },
  {
    category: { en: 'You and your data', es: 'Tú y tus datos', fr: 'Vous et vos données' },
    questions: [
      {
        id: 'change-details',
        en: ['How do I change my own details?', 'Tell us what has changed: {contact}.'],
        es: ['¿Cómo cambio mis propios datos?', 'Dinos qué ha cambiado: {contact}.'],
        fr: ['Comment modifier mes coordonnées ?', 'Dites-nous ce qui a changé : {contact}.'],
      },
      {
        id: 'what-is-kept',
        en: [
          'What do you keep about me?',
          'What is needed for your policy, and no more. All of it is in the [privacy notice](/privacy).',
        ],
        es: [
          '¿Qué guardáis sobre mí?',
          'Lo que hace falta para tu póliza y nada más. Todo está en el [aviso de privacidad](/privacy).',
        ],
        fr: [
          'Que gardez-vous sur moi ?',
          'Ce qu’il faut pour votre contrat, et rien de plus. Tout est dans l’[avis de confidentialité](/privacy).',
        ],
      },
      {
        id: 'this-device',
        en: [
          'What stays on this device?',
          'Your language, these texts, and, until you sign out, what you entered in a form of several steps and did not finish. No password, and no number of an account.',
        ],
        es: [
          '¿Qué se queda en este dispositivo?',
          'Tu idioma, estos textos y, hasta que cierras la sesión, lo que escribiste en un formulario de varios pasos y no terminaste. Ninguna contraseña ni número de cuenta.',
        ],
        fr: [
          'Que reste-t-il sur cet appareil ?',
          'Votre langue, ces textes et, jusqu’à ce que vous vous déconnectiez, ce que vous avez saisi dans un formulaire en plusieurs étapes sans le terminer. Aucun mot de passe ni numéro de compte.',
        ],
      },
      {
        id: 'complaint',
        en: [
          'How do I complain?',
          'Simply: {contact}. How it goes on from there is in the [terms of business](/terms).',
        ],
        es: [
          '¿Cómo presento una queja?',
          'Sencillo: {contact}. Cómo sigue está en las [condiciones generales](/terms).',
        ],
        fr: [
          'Comment faire une réclamation ?',
          'Simplement : {contact}. La suite est dans les [conditions générales](/terms).',
        ],
      },
    ],
  },
];

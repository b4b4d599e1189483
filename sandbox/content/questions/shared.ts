import type { WrittenQuestions } from '../writing.ts';

export const sharedQuestions: readonly WrittenQuestions[] = [
  {
    category: { en: 'Signing in', es: 'Iniciar sesión', fr: 'Se connecter' },
    questions: [
      {
        id: 'forgotten-password',
        en: [
          'I forgot my password. What can I do?',
          'If the sign-in page offers a one-time code, sign in with one. Otherwise, {contact}.',
        ],
        es: [
          'He olvidado mi contraseña. ¿Qué hago?',
          'Si la página de acceso ofrece un código de un solo uso, inicia sesión con él. Si no, {contact}.',
        ],
        fr: [
          'J’ai oublié mon mot de passe. Que faire ?',
          'Si la page de connexion propose un code à usage unique, connectez-vous ainsi. Sinon, {contact}.',
        ],
      },
      {
        id: 'locked',
        en: [
          'Why is my password no longer accepted?',
          'After ten wrong attempts, we block sign-in for 15&nbsp;minutes to stop anyone from guessing your password.',
        ],
        es: [
          '¿Por qué ya no se acepta mi contraseña?',
          'Tras diez intentos incorrectos, bloqueamos el acceso durante 15&nbsp;minutos para que nadie pueda adivinar tu contraseña.',
        ],
        fr: [
          'Pourquoi mon mot de passe n’est-il plus accepté ?',
          'Après dix essais incorrects, nous bloquons la connexion pendant 15&nbsp;minutes pour que personne ne puisse deviner votre mot de passe.',
        ],
      },
      {
        id: 'code-missing',
        en: [
          'Where is my code?',
          'In the email or message that we sent to the address or number you entered. It’s valid for ten minutes, and only the latest code works.',
        ],
        es: [
          '¿Dónde está mi código?',
          'En el correo o mensaje que enviamos a la dirección o al número que escribiste. Es válido durante diez minutos y solo sirve el último.',
        ],
        fr: [
          'Où est mon code ?',
          'Dans l’e-mail ou le message envoyé à l’adresse ou au numéro que vous avez saisi. Il est valable dix minutes, et seul le dernier fonctionne.',
        ],
      },
      {
        id: 'signed-out',
        en: [
          'Why was I signed out?',
          'A session lasts an hour. When it ends, we keep what you entered in a form with several steps, but not in a single-page form. It also ends when you sign out in another tab, which deletes everything you hadn’t finished.',
        ],
        es: [
          '¿Por qué se ha cerrado mi sesión?',
          'La sesión dura una hora. Cuando termina, se conserva lo que escribiste en un formulario de varios pasos, pero no en uno de una sola página. También termina si la cierras en otra pestaña, y entonces se borra todo lo que no hayas terminado.',
        ],
        fr: [
          'Pourquoi ai-je été déconnecté ?',
          'Une session dure une heure. À la fin, nous gardons ce que vous avez saisi dans un formulaire en plusieurs étapes, mais pas dans un formulaire d’une seule page. Elle se termine aussi si vous vous déconnectez dans un autre onglet, ce qui efface tout ce que vous n’avez pas terminé.',
        ],
      },
    ],
  },
  {
    category: { en: 'You and your data', es: 'Tú y tus datos', fr: 'Vous et vos données' },
    questions: [
      {
        id: 'change-details',
        en: ['How do I change my details?', 'Tell us what has changed: {contact}.'],
        es: ['¿Cómo cambio mis datos?', 'Dinos qué ha cambiado: {contact}.'],
        fr: ['Comment modifier mes coordonnées ?', 'Dites-nous ce qui a changé : {contact}.'],
      },
      {
        id: 'what-is-kept',
        en: [
          'Which data do you keep about me?',
          'Only what we need for your policy. The [privacy notice](/privacy) lists all of it.',
        ],
        es: [
          '¿Qué datos guardáis sobre mí?',
          'Solo lo necesario para tu póliza. Lo encontrarás todo en el [aviso de privacidad](/privacy).',
        ],
        fr: [
          'Quelles données gardez-vous sur moi ?',
          'Uniquement ce qui est nécessaire à votre contrat. Tout est détaillé dans l’[avis de confidentialité](/privacy).',
        ],
      },
      {
        id: 'this-device',
        en: [
          'What stays on this device?',
          'Your language, these texts, and, until you sign out, what you entered in an unfinished form with several steps. We never store passwords or account numbers on it.',
        ],
        es: [
          '¿Qué se queda en este dispositivo?',
          'Tu idioma, estos textos y, hasta que cierras la sesión, lo que escribiste en un formulario de varios pasos sin terminar. Nunca guardamos en él contraseñas ni números de cuenta.',
        ],
        fr: [
          'Que reste-t-il sur cet appareil ?',
          'Votre langue, ces textes et, jusqu’à votre déconnexion, ce que vous avez saisi dans un formulaire en plusieurs étapes inachevé. Nous n’y gardons jamais de mot de passe ni de numéro de compte.',
        ],
      },
      {
        id: 'complaint',
        en: [
          'How do I make a complaint?',
          'To make a complaint, {contact}. The [terms of business](/terms) explain what happens next.',
        ],
        es: [
          '¿Cómo presento una queja?',
          'Para presentar una queja, {contact}. Las [condiciones generales](/terms) explican los siguientes pasos.',
        ],
        fr: [
          'Comment faire une réclamation ?',
          'Pour faire une réclamation, {contact}. Les [conditions générales](/terms) expliquent la suite.',
        ],
      },
    ],
  },
];

import type { WrittenArticle } from '../writing.ts';

export const help: readonly WrittenArticle[] = [
  {
    id: 'signing-in',
    category: 'help',
    en: [
      'If you can’t sign in',
      'Check these things, then try again.',
      `Check your email address and password, including capital letters. Choose “Show password” to see what you typed.

After ten wrong passwords, we block sign-in for 15&nbsp;minutes. Wait, then try again.

If you still can’t sign in, {contact}.`,
    ],
    es: [
      'Si no puedes iniciar sesión',
      'Comprueba esto y vuelve a intentarlo.',
      `Comprueba tu correo electrónico y tu contraseña, también las mayúsculas. Elige «Mostrar la contraseña» para ver lo que has escrito.

Tras diez contraseñas incorrectas, bloqueamos el acceso durante 15&nbsp;minutos. Espera y vuelve a intentarlo.

Si sigues sin poder entrar, {contact}.`,
    ],
    fr: [
      'Si vous ne pouvez pas vous connecter',
      'Vérifiez ces points, puis réessayez.',
      `Vérifiez votre adresse e-mail et votre mot de passe, majuscules comprises. Choisissez « Afficher le mot de passe » pour voir ce que vous avez saisi.

Après dix mots de passe incorrects, nous bloquons la connexion pendant 15&nbsp;minutes. Patientez, puis réessayez.

Si vous ne pouvez toujours pas vous connecter, {contact}.`,
    ],
  },
  {
    id: 'one-time-code',
    category: 'help',
    en: [
      'Codes we send you',
      'How long a code is valid, and what to do if it doesn’t arrive.',
      `A code is valid for ten minutes and works once. If you asked for more than one, use the latest.

If your code doesn’t arrive, check your spam folder, and check that you entered the email address or phone number you gave us. A phone number needs its country code. Then choose “Send a new code”.`,
    ],
    es: [
      'Los códigos que te enviamos',
      'Cuánto dura un código y qué hacer si no llega.',
      `Un código es válido durante diez minutos y solo sirve una vez. Si has pedido varios, usa el último.

Si no te llega, mira en el correo no deseado y comprueba que has escrito el correo electrónico o el teléfono que nos diste. El teléfono debe llevar el prefijo internacional. Después, elige «Enviar otro código».`,
    ],
    fr: [
      'Les codes que nous vous envoyons',
      'La durée de validité d’un code, et que faire si vous ne le recevez pas.',
      `Un code est valable dix minutes et ne sert qu’une fois. Si vous en avez demandé plusieurs, utilisez le dernier.

Si vous ne le recevez pas, regardez dans vos courriers indésirables et vérifiez que vous avez saisi l’adresse e-mail ou le numéro de téléphone que vous nous avez donné. Le numéro doit commencer par l’indicatif du pays. Choisissez ensuite « Envoyer un nouveau code ».`,
    ],
  },
  {
    id: 'one-hour',
    category: 'help',
    en: [
      'Why you are signed out after an hour',
      'A session lasts an hour. We keep what you entered in a form with several steps.',
      `For your security, a session lasts an hour. We warn you shortly before it ends.

What you entered in a form with several steps stays on your device for 20&nbsp;hours: sign in again and pick up where you left off.

We don’t keep what you entered in a single-page form, such as someone’s name and phone number or an account number, so that nobody else can find it on this device. You’ll need to enter it again.`,
    ],
    es: [
      'Por qué se cierra tu sesión después de una hora',
      'La sesión dura una hora. Guardamos lo que escribiste en un formulario de varios pasos.',
      `Por tu seguridad, la sesión dura una hora. Te avisamos poco antes de que termine.

Lo que escribiste en un formulario de varios pasos se guarda en tu dispositivo durante 20&nbsp;horas: inicia sesión de nuevo y continúa donde lo dejaste.

Un formulario de una sola página no se guarda, como el del nombre y el teléfono de una persona o el de un número de cuenta: así nadie más puede encontrar esos datos en este dispositivo. Tendrás que escribirlos de nuevo.`,
    ],
    fr: [
      'Pourquoi vous êtes déconnecté au bout d’une heure',
      'Une session dure une heure. Nous gardons ce que vous avez saisi dans un formulaire en plusieurs étapes.',
      `Pour votre sécurité, une session dure une heure. Nous vous prévenons peu avant la fin.

Ce que vous avez saisi dans un formulaire en plusieurs étapes est gardé sur votre appareil pendant 20&nbsp;heures : reconnectez-vous et reprenez là où vous en étiez.

Un formulaire d’une seule page n’est pas gardé, par exemple avec le nom et le téléphone d’une personne ou un numéro de compte : ainsi, personne d’autre ne peut trouver ces données sur cet appareil. Vous devrez les saisir à nouveau.`,
    ],
  },
  {
    id: 'language',
    category: 'help',
    en: [
      'Use the portal in another language',
      'Choose a language at the top of any page.',
      `You’ll find the list of languages at the top of every page. On a phone, it’s in the menu once you’ve signed in.

This device remembers your choice.`,
    ],
    es: [
      'Usar el portal en otro idioma',
      'Elígelo en la parte superior de cualquier página.',
      `Encontrarás la lista de idiomas en la parte superior de cada página. En un teléfono, está en el menú cuando has iniciado sesión.

Este dispositivo recuerda tu elección.`,
    ],
    fr: [
      'Utiliser le portail dans une autre langue',
      'Choisissez-la en haut de n’importe quelle page.',
      `La liste des langues se trouve en haut de chaque page. Sur un téléphone, elle est dans le menu une fois que vous êtes connecté.

Votre choix est mémorisé sur cet appareil.`,
    ],
  },
  {
    id: 'poor-connection',
    category: 'help',
    en: [
      'If your connection is poor',
      'You won’t lose what you typed, and nothing is submitted twice.',
      `What you typed stays as long as you keep the page open, and pages you have opened stay on screen. If something couldn’t be loaded, choose “Try again” beside it.

If you sent something and got no answer, send it again from the same page. We recognise that it’s the same request and process it only once.`,
    ],
    es: [
      'Si tienes mala conexión',
      'No pierdes lo que has escrito y nada se envía dos veces.',
      `Lo que has escrito sigue ahí mientras tengas la página abierta, y lo que has abierto sigue en pantalla. Si algo no se ha podido cargar, elige al lado «Volver a intentarlo».

Si has enviado algo y no has recibido respuesta, envíalo de nuevo desde la misma página. Reconocemos que es la misma solicitud y la tramitamos una sola vez.`,
    ],
    fr: [
      'Si votre connexion est mauvaise',
      'Vous ne perdez pas votre saisie, et rien n’est envoyé deux fois.',
      `Votre saisie est conservée tant que la page reste ouverte, et ce que vous avez ouvert reste affiché. Si un élément n’a pas pu être chargé, choisissez « Réessayer » à côté.

Si vous n’avez pas reçu de réponse à un envoi, renvoyez-le depuis la même page. Nous reconnaissons qu’il s’agit de la même demande et ne la traitons qu’une fois.`,
    ],
  },
];

import type { WrittenArticle } from '../writing.ts';

export const help: readonly WrittenArticle[] = [
  {
    id: 'signing-in',
    category: 'help',
    en: [
      'If you cannot sign in',
      'What to check before you try again.',
      `Check the address and the password, capital letters included. “Show password” lets you see what you typed.

After ten wrong passwords nothing more is looked at for 15&nbsp;minutes. Wait, and try again.

If that does not help, {contact}.`,
    ],
    es: [
      'Si no puedes iniciar sesión',
      'Qué comprobar antes de volver a intentarlo.',
      `Comprueba la dirección y la contraseña, también las mayúsculas. Con «Mostrar la contraseña» ves lo que has escrito.

Tras diez contraseñas erróneas no se mira ninguna más durante 15&nbsp;minutos. Espera y vuelve a intentarlo.

Si no sirve, {contact}.`,
    ],
    fr: [
      'Si vous ne pouvez pas vous connecter',
      'Ce qu’il faut vérifier avant de réessayer.',
      `Vérifiez l’adresse et le mot de passe, majuscules comprises. « Afficher le mot de passe » montre ce que vous avez saisi.

Après dix mots de passe erronés, plus aucun n’est lu pendant 15&nbsp;minutes. Patientez, puis réessayez.

Si cela ne suffit pas, {contact}.`,
    ],
  },
  {
    id: 'one-time-code',
    category: 'help',
    en: [
      'Codes that we send you',
      'How long a code is good for, and what to do if none arrives.',
      `A code is good for ten minutes and works once. If you asked for several, the last one counts.

If none arrives, look where unwanted mail is kept, and check that the address or number is the one you gave us. A number needs its country code. Then choose “Send a new code”.`,
    ],
    es: [
      'Los códigos que te enviamos',
      'Cuánto dura un código y qué hacer si no llega.',
      `Un código dura diez minutos y sirve una sola vez. Si has pedido varios, cuenta el último.

Si no llega, mira en el correo no deseado y comprueba que la dirección o el número es el que nos diste. El número necesita su prefijo internacional. Después elige «Enviar otro código».`,
    ],
    fr: [
      'Les codes que nous vous envoyons',
      'Combien de temps un code est valable, et que faire s’il n’arrive pas.',
      `Un code est valable dix minutes et ne sert qu’une fois. Si vous en avez demandé plusieurs, le dernier compte.

S’il n’arrive pas, regardez dans le courrier indésirable et vérifiez que l’adresse ou le numéro est celui que vous nous avez donné. Un numéro a besoin de son indicatif de pays. Choisissez ensuite « Envoyer un nouveau code ».`,
    ],
  },
  {
    id: 'one-hour',
    category: 'help',
    en: [
      'Why you are signed out after an hour',
      'A session lasts an hour; what you entered in a form of several steps stays.',
      `For your safety a session lasts an hour. Shortly before its end we tell you.

What you had entered in a form of several steps is kept on your device for 20&nbsp;hours: sign in again, and carry on where you were.

A form of one page is not kept, such as that with somebody’s name and phone number, or with the number of an account: nobody else is to find them on this device. You enter those again.`,
    ],
    es: [
      'Por qué se cierra tu sesión al cabo de una hora',
      'Una sesión dura una hora; lo que escribiste en un formulario de varios pasos se conserva.',
      `Por tu seguridad una sesión dura una hora. Poco antes de que termine te avisamos.

Lo que habías escrito en un formulario de varios pasos se guarda en tu dispositivo durante 20&nbsp;horas: inicia sesión de nuevo y sigue donde estabas.

Un formulario de una sola página no se guarda, como el del nombre y el teléfono de alguien o el del número de una cuenta: nadie más debe encontrarlos en este dispositivo. Esos datos los escribes de nuevo.`,
    ],
    fr: [
      'Pourquoi vous êtes déconnecté au bout d’une heure',
      'Une session dure une heure ; ce que vous avez saisi dans un formulaire en plusieurs étapes reste.',
      `Pour votre sécurité, une session dure une heure. Peu avant la fin, nous vous prévenons.

Ce que vous aviez saisi dans un formulaire en plusieurs étapes est gardé sur votre appareil pendant 20&nbsp;heures : reconnectez-vous et reprenez où vous en étiez.

Un formulaire d’une seule page n’est pas gardé, comme celui du nom et du téléphone de quelqu’un ou celui d’un numéro de compte : personne d’autre ne doit les trouver sur cet appareil. Vous les saisissez à nouveau.`,
    ],
  },
  {
    id: 'language',
    category: 'help',
    en: [
      'Use the portal in another language',
      'Choose it at the top of any page.',
      `The list of languages is at the top of every page; on a phone it is in the menu once you are signed in.

Your choice is remembered on this device.`,
    ],
    es: [
      'Usar el portal en otro idioma',
      'Elígelo en la parte superior de cualquier página.',
      `La lista de idiomas está en la parte superior de cada página; en un teléfono, en el menú cuando has iniciado sesión.

Tu elección se recuerda en este dispositivo.`,
    ],
    fr: [
      'Utiliser le portail dans une autre langue',
      'Choisissez-la en haut de n’importe quelle page.',
      `La liste des langues se trouve en haut de chaque page ; sur un téléphone, dans le menu une fois que vous êtes connecté.

Votre choix est retenu sur cet appareil.`,
    ],
  },
  {
    id: 'poor-connection',
    category: 'help',
    en: [
      'When the connection is poor',
      'What you typed stays on its page, and nothing is done twice.',
      `What you have typed stays as long as its page is open, and what you have opened stays on screen. Where something could not be loaded, “Try again” is beside it.

If you sent something and no answer came, send it again from the same page. We know that it is the same, and do it once.`,
    ],
    es: [
      'Cuando la conexión es mala',
      'Lo que has escrito sigue en su página y nada se hace dos veces.',
      `Lo que has escrito sigue ahí mientras su página esté abierta, y lo que has abierto sigue en pantalla. Donde algo no se ha podido cargar, al lado está «Volver a intentarlo».

Si has enviado algo y no ha llegado respuesta, envíalo de nuevo desde la misma página. Sabemos que es lo mismo y lo hacemos una sola vez.`,
    ],
    fr: [
      'Quand la connexion est mauvaise',
      'Ce que vous avez saisi reste sur sa page, et rien n’est fait deux fois.',
      `Ce que vous avez saisi reste tant que sa page est ouverte, et ce que vous avez ouvert reste affiché. Là où quelque chose n’a pas pu être chargé, « Réessayer » se trouve à côté.

Si vous avez envoyé quelque chose et qu’aucune réponse n’est venue, renvoyez-le depuis la même page. Nous savons que c’est la même chose, et ne le faisons qu’une fois.`,
    ],
  },
];

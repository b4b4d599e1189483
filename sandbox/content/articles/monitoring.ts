import type { WrittenArticle } from '../writing.ts';

export const monitoringArticles: readonly WrittenArticle[] = [
  {
    id: 'what-an-alert-means',
    category: 'info',
    dismissible: true,
    en: [
      'What an alert means',
      'That something of yours was found, not that it was used.',
      `An alert says that data of yours was found where stolen data is offered. It does not say that anybody has used it.

That there is no alert is no promise that your data is safe: we cannot see every place.`,
    ],
    es: [
      'Qué significa una alerta',
      'Que se ha encontrado algo tuyo, no que se haya usado.',
      `Una alerta dice que un dato tuyo se ha encontrado donde se ofrecen datos robados. No dice que alguien lo haya usado.

Que no haya alertas no promete que tus datos estén a salvo: no podemos ver todos los lugares.`,
    ],
    fr: [
      'Ce que signifie une alerte',
      'Que quelque chose a été trouvé, pas qu’on s’en est servi.',
      `Une alerte dit qu’une de vos données a été trouvée là où des données volées sont proposées. Elle ne dit pas que quelqu’un s’en est servi.

L’absence d’alerte ne promet pas que vos données sont en sûreté : nous ne pouvons pas tout voir.`,
    ],
  },
  {
    id: 'email-found',
    plan: 'email-breach',
    category: 'plans',
    en: [
      'An email address was found',
      'Change the password there first, then wherever it is the same.',
      `1. Change the password of that mailbox.
2. Change it wherever you used the same one. Take another one for each.
3. Switch on a second factor where you can.
4. Expect false messages, and open no link in them.`,
    ],
    es: [
      'Se ha encontrado un correo electrónico',
      'Cambia primero allí la contraseña y luego donde sea la misma.',
      `1. Cambia la contraseña de ese buzón.
2. Cámbiala donde hayas usado la misma. Pon una distinta en cada sitio.
3. Activa un segundo factor donde puedas.
4. Cuenta con mensajes falsos y no abras sus enlaces.`,
    ],
    fr: [
      'Une adresse e-mail a été trouvée',
      'Changez d’abord son mot de passe, puis partout où il est le même.',
      `1. Changez le mot de passe de cette messagerie.
2. Changez-le partout où vous utilisiez le même. Prenez-en un autre à chaque fois.
3. Activez un second facteur là où c’est possible.
4. Attendez-vous à de faux messages, et n’ouvrez aucun de leurs liens.`,
    ],
  },
  {
    id: 'card-found',
    plan: 'card-exposed',
    category: 'plans',
    en: [
      'A card number was found',
      'Your bank first: it can block the card at once.',
      `1. Call your bank and have the card blocked.
2. Look through the last statements for what you did not buy, and dispute it at your bank.
3. Give the new number to those who are to charge you.`,
    ],
    es: [
      'Se ha encontrado el número de una tarjeta',
      'Primero tu banco: puede bloquear la tarjeta enseguida.',
      `1. Llama a tu banco y haz que bloquee la tarjeta.
2. Mira en los últimos extractos qué no has comprado tú y reclámalo en tu banco.
3. Da el número nuevo a quienes te vayan a cobrar.`,
    ],
    fr: [
      'Un numéro de carte a été trouvé',
      'D’abord votre banque : elle peut bloquer la carte aussitôt.',
      `1. Appelez votre banque et faites bloquer la carte.
2. Cherchez dans les derniers relevés ce que vous n’avez pas acheté, et contestez-le auprès de votre banque.
3. Donnez le nouveau numéro à ceux qui doivent vous débiter.`,
    ],
  },
  {
    id: null,
    plan: 'passport-exposed',
    category: 'plans',
    en: [
      'A passport was found',
      'Report it, so that nobody can use it in your name.',
      `1. Report it to the authority that issued it, and ask whether you need another one.
2. Report it to the police, and keep the reference.
3. Tell your bank: a scan is enough to open an account in some places.`,
    ],
    es: [
      'Se ha encontrado un pasaporte',
      'Denúncialo para que nadie lo use en tu nombre.',
      `1. Comunícalo a la autoridad que lo expidió y pregunta si necesitas otro.
2. Denúncialo a la policía y guarda la referencia.
3. Avisa a tu banco: en algunos lugares una copia basta para abrir una cuenta.`,
    ],
    fr: [
      'Un passeport a été trouvé',
      'Signalez-le, pour que personne ne s’en serve à votre nom.',
      `1. Signalez-le à l’autorité qui l’a délivré, et demandez s’il vous en faut un autre.
2. Déclarez-le à la police, et gardez la référence.
3. Prévenez votre banque : par endroits, une copie suffit pour ouvrir un compte.`,
    ],
  },
];

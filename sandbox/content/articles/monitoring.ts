import type { WrittenArticle } from '../writing.ts';

export const monitoringArticles: readonly WrittenArticle[] = [
  {
    id: 'what-an-alert-means',
    category: 'info',
    dismissible: true,
    en: [
      'What an alert means',
      'Your data was found. It doesn’t mean that anyone has used it.',
      `An alert means that we found your data in a place where stolen data is offered. It doesn’t mean that anyone has used it.

Having no alerts doesn’t guarantee that your data is safe: we can’t see every place.`,
    ],
    es: [
      'Qué significa una alerta',
      'Se ha encontrado un dato tuyo. No significa que alguien lo haya usado.',
      `Una alerta significa que hemos encontrado un dato tuyo en un lugar donde se ofrecen datos robados. No significa que alguien lo haya usado.

No tener alertas no garantiza que tus datos estén a salvo: no podemos verlo todo.`,
    ],
    fr: [
      'Ce que signifie une alerte',
      'Une de vos données a été trouvée. Cela ne veut pas dire qu’elle a été utilisée.',
      `Une alerte signifie que nous avons trouvé une de vos données là où des données volées sont proposées. Elle ne signifie pas que quelqu’un s’en est servi.

L’absence d’alerte ne garantit pas que vos données sont en sécurité : nous ne pouvons pas tout voir.`,
    ],
  },
  {
    id: 'email-found',
    plan: 'email-breach',
    category: 'plans',
    en: [
      'Your email address was found',
      'Change its password first, then every account that uses the same one.',
      `1. Change the password of that mailbox.
2. Change it everywhere else you used the same password. Choose a different one for each account.
3. Turn on two-step verification where you can.
4. Watch out for scam messages, and don’t open links in them.`,
    ],
    es: [
      'Se ha encontrado tu correo electrónico',
      'Cambia primero su contraseña y luego la de las cuentas que usan la misma.',
      `1. Cambia la contraseña de ese buzón.
2. Cámbiala también en los demás sitios donde uses la misma. Elige una distinta para cada uno.
3. Activa la verificación en dos pasos donde puedas.
4. Desconfía de los mensajes falsos y no abras sus enlaces.`,
    ],
    fr: [
      'Votre adresse e-mail a été trouvée',
      'Changez d’abord son mot de passe, puis celui des comptes qui utilisent le même.',
      `1. Changez le mot de passe de cette messagerie.
2. Changez-le partout où vous utilisiez le même. Choisissez-en un différent pour chaque compte.
3. Activez la vérification en deux étapes là où c’est possible.
4. Méfiez-vous des messages frauduleux, et n’ouvrez pas leurs liens.`,
    ],
  },
  {
    id: 'card-found',
    plan: 'card-exposed',
    category: 'plans',
    en: [
      'Your card number was found',
      'Call your bank first. It can block the card immediately.',
      `1. Call your bank and ask it to block the card.
2. Check your latest statements for purchases you didn’t make, and dispute them with your bank.
3. Give the new card number to everyone who charges your card.`,
    ],
    es: [
      'Se ha encontrado el número de tu tarjeta',
      'Llama primero a tu banco: puede bloquear la tarjeta enseguida.',
      `1. Llama a tu banco y pide que bloquee la tarjeta.
2. Busca en tus últimos extractos compras que no hayas hecho y reclámalas a tu banco.
3. Da el número nuevo a quienes cobran a tu tarjeta.`,
    ],
    fr: [
      'Votre numéro de carte a été trouvé',
      'Appelez d’abord votre banque : elle peut bloquer la carte immédiatement.',
      `1. Appelez votre banque et demandez-lui de bloquer la carte.
2. Cherchez dans vos derniers relevés les achats que vous n’avez pas faits, et contestez-les auprès de votre banque.
3. Donnez le nouveau numéro à ceux qui débitent votre carte.`,
    ],
  },
  {
    id: null,
    plan: 'passport-exposed',
    category: 'plans',
    en: [
      'Your passport was found',
      'Report it so that nobody can use it in your name.',
      `1. Report it to the authority that issued it, and ask whether you need a new one.
2. Report it to the police, and keep the reference number.
3. Tell your bank: in some places, a scan is enough to open an account.`,
    ],
    es: [
      'Se ha encontrado tu pasaporte',
      'Denúncialo para que nadie lo use en tu nombre.',
      `1. Comunícalo a la autoridad que lo expidió y pregunta si necesitas otro.
2. Denúncialo a la policía y guarda el número de referencia.
3. Avisa a tu banco: en algunos lugares una copia basta para abrir una cuenta.`,
    ],
    fr: [
      'Votre passeport a été trouvé',
      'Signalez-le pour que personne ne l’utilise à votre nom.',
      `1. Signalez-le à l’autorité qui l’a délivré, et demandez s’il vous en faut un nouveau.
2. Déclarez-le à la police, et gardez le numéro de référence.
3. Prévenez votre banque : une copie suffit parfois pour ouvrir un compte.`,
    ],
  },
];

import { stepTitle } from '../../monitoring/plans.ts';
import type { WrittenArticle } from '../writing.ts';

type Texts = WrittenArticle['en'];

const step = (actionItem: string, en: Texts, es: Texts, fr: Texts, id: string | null = actionItem): WrittenArticle => ({
  id,
  plan: stepTitle(actionItem),
  category: 'plans',
  en,
  es,
  fr,
});

/** Explains each step of the action plans. */
export const monitoringSteps: readonly WrittenArticle[] = [
  step(
    'change-password',
    [
      'Change the password of the mailbox',
      'Anyone who can read your email can reset your other passwords.',
      'Choose a password that you use nowhere else. Then sign out of the mailbox on all devices, if the provider offers it.',
    ],
    [
      'Cambia la contraseña del correo',
      'Quien puede leer tu correo puede cambiar tus demás contraseñas.',
      'Elige una contraseña que no uses en ningún otro sitio. Después cierra la sesión en todos los dispositivos, si tu proveedor lo permite.',
    ],
    [
      'Changez le mot de passe de la messagerie',
      'Toute personne qui peut lire vos e-mails peut réinitialiser vos autres mots de passe.',
      'Choisissez un mot de passe que vous n’utilisez pas ailleurs. Déconnectez ensuite la messagerie de tous vos appareils, si votre fournisseur le permet.',
    ],
  ),
  step(
    'change-elsewhere',
    [
      'Change the same password everywhere else',
      'Leaked passwords are tried at other sites within hours.',
      'Change it wherever you used the same password or a similar one, and choose a different one for each site. A password manager remembers them for you.',
    ],
    [
      'Cambia la misma contraseña en los demás sitios',
      'Las contraseñas filtradas se prueban en otros sitios en cuestión de horas.',
      'Cámbiala en todos los sitios donde usabas la misma u otra parecida, y elige una distinta para cada uno. Un gestor de contraseñas las recuerda por ti.',
    ],
    [
      'Changez ce mot de passe partout ailleurs',
      'Les mots de passe divulgués sont essayés sur d’autres sites en quelques heures.',
      'Changez-le partout où vous utilisiez le même ou un mot de passe proche, et choisissez-en un différent pour chaque site. Un gestionnaire de mots de passe les retient pour vous.',
    ],
  ),
  step(
    'second-factor',
    [
      'Turn on two-step verification',
      'A stolen password alone is then not enough to sign in.',
      'Start with your mailbox and your bank. On most sites, you’ll find the setting under “Security”.',
    ],
    [
      'Activa la verificación en dos pasos',
      'Así, una contraseña robada no basta para iniciar sesión.',
      'Empieza por tu correo y tu banco. En la mayoría de los sitios encontrarás el ajuste en «Seguridad».',
    ],
    [
      'Activez la vérification en deux étapes',
      'Un mot de passe volé ne suffit alors plus pour se connecter.',
      'Commencez par votre messagerie et votre banque. Le réglage se trouve le plus souvent sous « Sécurité ».',
    ],
  ),
  step(
    'false-messages',
    [
      'Watch out for scam messages',
      'Fraudsters use leaked addresses and phone numbers to pose as your bank.',
      'Do not open links in unexpected messages, and do not give codes to anyone who calls. Type the address of your bank yourself, or call the number on your card.',
    ],
    [
      'Cuidado con los mensajes falsos',
      'Los estafadores usan direcciones y teléfonos filtrados para hacerse pasar por tu banco.',
      'No abras enlaces de mensajes inesperados ni des códigos a quien te llame. Escribe tú la dirección de tu banco o llama al número que figura en tu tarjeta.',
    ],
    [
      'Méfiez-vous des faux messages',
      'Les fraudeurs utilisent les adresses et numéros divulgués pour se faire passer pour votre banque.',
      'N’ouvrez pas les liens de messages inattendus et ne donnez aucun code à qui vous appelle. Saisissez vous-même l’adresse de votre banque, ou appelez le numéro inscrit sur votre carte.',
    ],
  ),
  step(
    'protect-number',
    [
      'Protect your phone number',
      'Ask your phone company to protect your number against a SIM swap.',
      'Someone who moves your number to another SIM card receives your codes. Most phone companies can require a PIN before they issue a new card.',
    ],
    [
      'Protege tu número de teléfono',
      'Pide a tu operador que proteja tu número contra un cambio de tarjeta SIM.',
      'Quien pase tu número a otra tarjeta SIM recibirá tus códigos. La mayoría de los operadores pueden exigir un PIN antes de emitir una tarjeta nueva.',
    ],
    [
      'Protégez votre numéro de téléphone',
      'Demandez à votre opérateur de protéger votre numéro contre un changement de carte SIM.',
      'Si quelqu’un transfère votre numéro sur une autre carte SIM, il reçoit vos codes. La plupart des opérateurs peuvent exiger un code PIN avant d’émettre une nouvelle carte.',
    ],
  ),
  step(
    'block-card',
    [
      'Block the card',
      'Your bank can block it immediately, by phone or in its app.',
      'Call the number on the back of the card, or block it in the app of your bank. Ask for a new card with a new number.',
    ],
    [
      'Bloquea la tarjeta',
      'Tu banco puede bloquearla enseguida, por teléfono o en su aplicación.',
      'Llama al número del reverso de la tarjeta o bloquéala en la aplicación de tu banco. Pide una tarjeta nueva con otro número.',
    ],
    [
      'Faites opposition sur la carte',
      'Votre banque peut la bloquer aussitôt, par téléphone ou dans son application.',
      'Appelez le numéro inscrit au dos de la carte, ou bloquez-la dans l’application de votre banque. Demandez une nouvelle carte avec un autre numéro.',
    ],
  ),
  step(
    'check-statements',
    [
      'Check your statements',
      'Look for payments you didn’t make, however small.',
      'Go through the last three months. Dispute anything you don’t recognise with your bank: most banks refund it if you report it in time.',
    ],
    [
      'Revisa tus extractos',
      'Busca pagos que no hayas hecho tú, por pequeños que sean.',
      'Repasa los últimos tres meses. Reclama en tu banco lo que no reconozcas: la mayoría lo devuelve si avisas a tiempo.',
    ],
    [
      'Vérifiez vos relevés',
      'Cherchez les paiements que vous n’avez pas faits, même petits.',
      'Parcourez les trois derniers mois. Contestez auprès de votre banque ce que vous ne reconnaissez pas : la plupart remboursent si vous le signalez à temps.',
    ],
  ),
  step(
    'new-card-number',
    [
      'Update your card number',
      'Payments for subscriptions on the blocked card will fail.',
      'Enter the new number wherever the old one is stored: subscriptions, shops, travel accounts and your phone’s wallet.',
    ],
    [
      'Actualiza tu número de tarjeta',
      'Los pagos de suscripciones con la tarjeta bloqueada fallarán.',
      'Introduce el número nuevo donde esté guardado el antiguo: suscripciones, tiendas, cuentas de viaje y la cartera del móvil.',
    ],
    [
      'Mettez à jour votre numéro de carte',
      'Les paiements d’abonnements avec la carte bloquée seront refusés.',
      'Saisissez le nouveau numéro partout où l’ancien est enregistré : abonnements, boutiques, comptes de voyage et portefeuille de votre téléphone.',
    ],
  ),
  step(
    'report-it',
    [
      'Report it to the issuing authority',
      'The authority can declare the document invalid.',
      'Ask the authority that issued the document whether you need a new one, and keep the confirmation of your report.',
    ],
    [
      'Comunícalo a la autoridad que lo expidió',
      'La autoridad puede declarar inválido el documento.',
      'Pregunta a la autoridad que expidió el documento si necesitas otro y guarda el justificante de tu aviso.',
    ],
    [
      'Signalez-le à l’autorité de délivrance',
      'L’autorité peut déclarer le document invalide.',
      'Demandez à l’autorité qui a délivré le document s’il vous en faut un autre, et conservez la confirmation de votre signalement.',
    ],
    'report-a-document',
  ),
  step(
    'tell-police',
    [
      'Report it to the police',
      'A report helps you prove that it wasn’t you.',
      'Most police forces accept reports online. Keep the reference number: banks and authorities will ask for it.',
    ],
    [
      'Denúncialo a la policía',
      'La denuncia te ayuda a demostrar que no fuiste tú.',
      'En muchos lugares se puede denunciar por internet. Guarda la referencia: los bancos y las autoridades te la pedirán.',
    ],
    [
      'Déposez plainte',
      'Une plainte vous aide à prouver que ce n’était pas vous.',
      'Une pré-plainte en ligne est souvent possible. Conservez la référence : les banques et les administrations vous la demanderont.',
    ],
  ),
  step(
    'tell-bank',
    [
      'Tell your bank',
      'In some places, a scan is enough to open an account.',
      'Ask your bank to watch for accounts, loans, and payments in your name that you didn’t request.',
    ],
    [
      'Avisa a tu banco',
      'En algunos lugares basta una copia para abrir una cuenta.',
      'Pide a tu banco que vigile si aparecen a tu nombre cuentas, préstamos o pagos que no has solicitado.',
    ],
    [
      'Prévenez votre banque',
      'Une copie suffit parfois pour ouvrir un compte.',
      'Demandez à votre banque de surveiller les comptes, crédits et paiements à votre nom que vous n’auriez pas demandés.',
    ],
    null,
  ),
];

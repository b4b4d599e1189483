import type { Content } from '../content.ts';

export const monitoringSteps: Content['monitoringSteps'] = {
  'change-password': {
    title: 'Changez le mot de passe de la messagerie',
    summary: 'Toute personne qui peut lire vos e-mails peut réinitialiser vos autres mots de passe.',
    body: 'Choisissez un mot de passe que vous n’utilisez pas ailleurs. Déconnectez ensuite la messagerie de tous vos appareils, si votre fournisseur le permet.',
  },
  'change-elsewhere': {
    title: 'Changez ce mot de passe partout ailleurs',
    summary: 'Les mots de passe divulgués sont essayés sur d’autres sites en quelques heures.',
    body: 'Changez-le partout où vous utilisiez le même ou un mot de passe proche, et choisissez-en un différent pour chaque site. Un gestionnaire de mots de passe les retient pour vous.',
  },
  'second-factor': {
    title: 'Activez la vérification en deux étapes',
    summary: 'Un mot de passe volé ne suffit alors plus pour se connecter.',
    body: 'Commencez par votre messagerie et votre banque. Le réglage se trouve le plus souvent sous « Sécurité ».',
  },
  'false-messages': {
    title: 'Méfiez-vous des faux messages',
    summary: 'Les fraudeurs utilisent les adresses et numéros divulgués pour se faire passer pour votre banque.',
    body: 'N’ouvrez pas les liens de messages inattendus et ne donnez aucun code à qui vous appelle. Saisissez vous-même l’adresse de votre banque, ou appelez le numéro inscrit sur votre carte.',
  },
  'protect-number': {
    title: 'Protégez votre numéro de téléphone',
    summary: 'Demandez à votre opérateur de protéger votre numéro contre un changement de carte SIM.',
    body: 'Si quelqu’un transfère votre numéro sur une autre carte SIM, il reçoit vos codes. La plupart des opérateurs peuvent exiger un code PIN avant d’émettre une nouvelle carte.',
  },
  'block-card': {
    title: 'Faites opposition sur la carte',
    summary: 'Votre banque peut la bloquer aussitôt, par téléphone ou dans son application.',
    body: 'Appelez le numéro inscrit au dos de la carte, ou bloquez-la dans l’application de votre banque. Demandez une nouvelle carte avec un autre numéro.',
  },
  'check-statements': {
    title: 'Vérifiez vos relevés',
    summary: 'Cherchez les paiements que vous n’avez pas faits, même petits.',
    body: 'Parcourez les trois derniers mois. Contestez auprès de votre banque ce que vous ne reconnaissez pas : la plupart remboursent si vous le signalez à temps.',
  },
  'new-card-number': {
    title: 'Mettez à jour votre numéro de carte',
    summary: 'Les paiements d’abonnements avec la carte bloquée seront refusés.',
    body: 'Saisissez le nouveau numéro partout où l’ancien est enregistré : abonnements, boutiques, comptes de voyage et portefeuille de votre téléphone.',
  },
  'report-it': {
    title: 'Signalez-le à l’autorité de délivrance',
    summary: 'L’autorité peut déclarer le document invalide.',
    body: 'Demandez à l’autorité qui a délivré le document s’il vous en faut un autre, et conservez la confirmation de votre signalement.',
  },
  'tell-police': {
    title: 'Déposez plainte',
    summary: 'Une plainte vous aide à prouver que ce n’était pas vous.',
    body: 'Une pré-plainte en ligne est souvent possible. Conservez la référence : les banques et les administrations vous la demanderont.',
  },
  'tell-bank': {
    title: 'Prévenez votre banque',
    summary: 'Une copie suffit parfois pour ouvrir un compte.',
    body: 'Demandez à votre banque de surveiller les comptes, crédits et paiements à votre nom que vous n’auriez pas demandés.',
  },
};

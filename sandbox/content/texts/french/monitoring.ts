import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Numéro de compte trouvé dans un fichier divulgué',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» dans un fichier de coordonnées bancaires que tout le monde peut télécharger.`,
    },
    'card-number': {
      title: 'Numéro trouvé sur un forum',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» sur un forum où s’échangent des numéros de carte volés.`,
    },
    'email-address': {
      title: 'Trouvée dans une liste d’adresses divulguée',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» dans une liste d’adresses issue d’une fuite de données d’une boutique en ligne.`,
    },
    'email-password': {
      title: 'Proposée avec son mot de passe',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» dans une liste d’adresses issue d’une fuite de données d’une boutique en ligne.`,
    },
    'phone-number': {
      title: 'Trouvé dans une liste de numéros divulguée',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» dans une liste de numéros de téléphone issue d’une fuite de données d’un service de livraison.`,
    },
    identity: {
      title: 'Mise en vente',
      description: (name) => `Nous avons trouvé «\u00a0${name}\u00a0» sur un marché d’identités volées.`,
    },
    'scanned-document': {
      title: 'Une copie numérisée est en vente',
      description: (name) => `Nous avons trouvé «\u00a0${name}\u00a0» sur un marché de documents volés.`,
    },
    'patient-record': {
      title: 'Trouvé dans une liste de patients divulguée',
      description: (name) =>
        `Nous avons trouvé «\u00a0${name}\u00a0» dans des dossiers de patients issus d’une fuite de données d’une clinique.`,
    },
  },
  scanned: { EMAIL: 'Adresse e-mail', PHONE: 'Téléphone portable' },
};

import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Account number seen in a leaked file',
      description: (name) => `${name} was found in a file of bank details that anyone can download.`,
    },
    'card-number': {
      title: 'Number seen in a forum',
      description: (name) => `${name} was found in a forum where stolen card numbers are traded.`,
    },
    'email-address': {
      title: 'Found in a leaked list of addresses',
      description: (name) => `${name} was found in a list of addresses that leaked from an online shop.`,
    },
    'email-password': {
      title: 'Offered with its password',
      description: (name) => `${name} was found in a list of addresses that leaked from an online shop.`,
    },
    'phone-number': {
      title: 'Found in a leaked list of phone numbers',
      description: (name) => `${name} was found in a list of phone numbers that leaked from a delivery service.`,
    },
    identity: {
      title: 'Offered for sale',
      description: (name) => `${name} was found on a market for stolen identities.`,
    },
    'scanned-document': {
      title: 'A scan of it is for sale',
      description: (name) => `${name} was found on a market for stolen documents.`,
    },
    'patient-record': {
      title: 'Found in a leaked list of patients',
      description: (name) => `${name} was found in patient records that leaked from a clinic.`,
    },
  },
  scanned: { EMAIL: 'Email address', PHONE: 'Mobile phone' },
};

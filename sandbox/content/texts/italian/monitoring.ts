import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Numero di conto visto in un file trapelato',
      description: (name) => `Abbiamo trovato «${name}» in un file di dati bancari che chiunque può scaricare.`,
    },
    'card-number': {
      title: 'Numero visto in un forum',
      description: (name) => `Abbiamo trovato «${name}» in un forum in cui si vendono numeri di carta rubati.`,
    },
    'email-address': {
      title: 'Trovato in un elenco di indirizzi trapelato',
      description: (name) => `Abbiamo trovato «${name}» in un elenco di indirizzi sottratto a un negozio online.`,
    },
    'email-password': {
      title: 'Offerto insieme alla sua password',
      description: (name) => `Abbiamo trovato «${name}» in un elenco di indirizzi sottratto a un negozio online.`,
    },
    'phone-number': {
      title: 'Trovato in un elenco di numeri di telefono trapelato',
      description: (name) =>
        `Abbiamo trovato «${name}» in un elenco di numeri di telefono sottratto a un servizio di consegne.`,
    },
    identity: {
      title: 'In vendita',
      description: (name) => `Abbiamo trovato «${name}» in un mercato di identità rubate.`,
    },
    'scanned-document': {
      title: 'Una sua scansione è in vendita',
      description: (name) => `Abbiamo trovato «${name}» in un mercato di documenti rubati.`,
    },
    'patient-record': {
      title: 'Trovato in un elenco di pazienti trapelato',
      description: (name) => `Abbiamo trovato «${name}» in cartelle di pazienti sottratte a una clinica.`,
    },
  },
  scanned: { EMAIL: 'Indirizzo email', PHONE: 'Cellulare' },
};

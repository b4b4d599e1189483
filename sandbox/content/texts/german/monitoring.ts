import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: 'Kontonummer in einer geleakten Datei gefunden',
      description: (name) => `Wir haben „${name}“ in einer Datei mit Bankdaten gefunden, die jeder herunterladen kann.`,
    },
    'card-number': {
      title: 'Nummer in einem Forum gefunden',
      description: (name) =>
        `Wir haben „${name}“ in einem Forum gefunden, in dem mit gestohlenen Kartennummern gehandelt wird.`,
    },
    'email-address': {
      title: 'In einer geleakten Adressliste gefunden',
      description: (name) => `Wir haben „${name}“ in einer Adressliste aus dem Datenleck eines Onlineshops gefunden.`,
    },
    'email-password': {
      title: 'Wird zusammen mit dem Passwort angeboten',
      description: (name) => `Wir haben „${name}“ in einer Adressliste aus dem Datenleck eines Onlineshops gefunden.`,
    },
    'phone-number': {
      title: 'In einer geleakten Liste von Telefonnummern gefunden',
      description: (name) =>
        `Wir haben „${name}“ in einer Liste von Telefonnummern aus dem Datenleck eines Lieferdienstes gefunden.`,
    },
    identity: {
      title: 'Wird zum Kauf angeboten',
      description: (name) => `Wir haben „${name}“ auf einem Marktplatz für gestohlene Identitäten gefunden.`,
    },
    'scanned-document': {
      title: 'Ein Scan des Dokuments wird verkauft',
      description: (name) => `Wir haben „${name}“ auf einem Marktplatz für gestohlene Dokumente gefunden.`,
    },
    'patient-record': {
      title: 'In einer geleakten Patientenliste gefunden',
      description: (name) => `Wir haben „${name}“ in Patientenakten aus dem Datenleck einer Klinik gefunden.`,
    },
  },
  scanned: { EMAIL: 'E-Mail-Adresse', PHONE: 'Handy' },
};

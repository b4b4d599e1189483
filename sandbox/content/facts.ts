/** Differences between the texts of two insurers that sell the same product. */
export type Facts = {
  insurer: string;
  /** Null if customers contact the company that referred them. */
  contact: { phone: string; email: string } | null;
  paysOut: boolean;
  luggage: boolean;
};

export type Language = 'en' | 'es' | 'fr';

export type Written = Record<Language, (facts: Facts) => { title: string; body: string }>;

/** Contact details, phrased as the end of a sentence. */
export const contactPhrases: Record<Language, (facts: Facts) => string> = {
  en: ({ contact }) =>
    contact
      ? `call us on ${phone(contact.phone)} or write to ${mail(contact.email)}`
      : 'write to us from the site that brought you here',
  es: ({ contact }) =>
    contact
      ? `llámanos al ${phone(contact.phone)} o escríbenos a ${mail(contact.email)}`
      : 'escríbenos desde el sitio por el que has llegado aquí',
  fr: ({ contact }) =>
    contact
      ? `appelez-nous au ${phone(contact.phone)} ou écrivez-nous à ${mail(contact.email)}`
      : 'écrivez-nous depuis le site par lequel vous êtes arrivé ici',
};

/** Returns the phone number, or an empty string for an insurer without contact details. */
export const formatContactPhone = ({ contact }: Facts): string => (contact ? phone(contact.phone) : '');
export const formatContactMail = ({ contact }: Facts): string => (contact ? mail(contact.email) : '');

const phone = (number: string) => `[${number}](tel:${number.replaceAll(' ', '')})`;
const mail = (address: string) => `[${address}](mailto:${address})`;

export const only = (isSo: boolean, text: string): string => (isSo ? text : '');

/** What the texts of one insurer differ in from those of another that sells the same. */
export type Facts = {
  insurer: string;
  /** Null: customers turn to whoever sent them here. */
  contact: { phone: string; email: string } | null;
  /** Whether money is paid to customers. */
  paysOut: boolean;
  /** Whether lost luggage is insured too. */
  luggage: boolean;
};

export type Language = 'en' | 'es' | 'fr';

/** A text in every language it is written in. The body is Markdown. */
export type Written = Record<Language, (facts: Facts) => { title: string; body: string }>;

/** Whom to turn to, as the end of a sentence. */
export const contactIn: Record<Language, (facts: Facts) => string> = {
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
      : 'écrivez-nous depuis le site qui vous a amené ici',
};

/** The number to call, and the address to write to, of an insurer that has them. */
export const phoneIn = ({ contact }: Facts): string => (contact ? phone(contact.phone) : '');
export const mailIn = ({ contact }: Facts): string => (contact ? mail(contact.email) : '');

const phone = (number: string) => `[${number}](tel:${number.replaceAll(' ', '')})`;
const mail = (address: string) => `[${address}](mailto:${address})`;

/** A part that not every insurer has. */
export const only = (isSo: boolean, text: string): string => (isSo ? text : '');

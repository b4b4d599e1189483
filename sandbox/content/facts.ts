/** Differences between the texts of two insurers that sell the same product. */
export type Facts = {
  insurer: string;
  /** Null if customers contact the company that referred them. */
  contact: { phone: string; email: string } | null;
  paysOut: boolean;
  luggage: boolean;
};

/** Returns a link to the phone number, or an empty string for an insurer without contact details. */
export const formatContactPhone = ({ contact }: Facts): string =>
  contact ? `[${contact.phone}](tel:${contact.phone.replaceAll(' ', '')})` : '';

/** Returns a link to the email address, or an empty string for an insurer without contact details. */
export const formatContactMail = ({ contact }: Facts): string =>
  contact ? `[${contact.email}](mailto:${contact.email})` : '';

export const only = (isSo: boolean, text: string): string => (isSo ? text : '');

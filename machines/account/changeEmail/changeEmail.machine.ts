import { editing } from '../../records/editing.ts';

/** The address that a customer signs in with, and the language that it is written to in. */
export type EmailAddress = {
  emailAddress: string;
  /** The language part of the locale, in capitals. */
  language: string;
};

/** Addresses differ only if more than their case does. The insurer needs the language with each of them. */
const changesTo = (known: EmailAddress | null, entered: EmailAddress): Partial<EmailAddress> =>
  known?.emailAddress.toLowerCase() === entered.emailAddress.toLowerCase() && known.language === entered.language
    ? {}
    : entered;

/** Changes the e-mail address of a customer. */
export const changeEmailMachine = editing<EmailAddress>({
  id: 'changeEmail',
  changesTo,
  notFound: 'USER_NOT_FOUND',
});

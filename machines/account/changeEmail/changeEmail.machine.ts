import { editing } from '../../kit/records/editing.ts';

/** The address that a customer signs in with, and the language of the mail sent to it. */
export type EmailAddress = {
  emailAddress: string;
  /** The language part of the locale, in capitals. */
  language: string;
};

/** Ignores differences in case only. The insurer requires the language with each address. */
const changesTo = (known: EmailAddress | null, entered: EmailAddress): Partial<EmailAddress> =>
  known?.emailAddress.toLowerCase() === entered.emailAddress.toLowerCase() && known.language === entered.language
    ? {}
    : entered;

export const changeEmailMachine = editing<EmailAddress>({
  id: 'changeEmail',
  changesTo,
  notFound: 'USER_NOT_FOUND',
});

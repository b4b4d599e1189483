import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';

type ContactProps = {
  /** The insurer knows of nothing that happened: there is no case to settle. */
  isUnknown?: boolean;
};

/** Whom to turn to, where there is nothing to choose. */
export const Contact = ({ isUnknown = false }: ContactProps) => (
  <ContactUs
    text={isUnknown ? 'resolutions.contact.unknown' : 'resolutions.contact'}
    without={<FormattedMessage id={isUnknown ? 'resolutions.no_contact.unknown' : 'resolutions.no_contact'} />}
  />
);

/** The same as the end of a sentence. */
export const InlineContact = () => (
  <ContactUs text="resolutions.contact.inline" without={<FormattedMessage id="resolutions.no_contact.inline" />} />
);

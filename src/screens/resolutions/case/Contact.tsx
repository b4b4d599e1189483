import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';

type ContactProps = {
  /** The insurer has no record of a disruption, so there are no options at all. */
  isUnknown?: boolean;
};

/** Tells the customer who to contact if no option can be chosen. */
export const Contact = ({ isUnknown = false }: ContactProps) => (
  <ContactUs
    text={isUnknown ? 'resolutions.contact.unknown' : 'resolutions.contact'}
    without={<FormattedMessage id={isUnknown ? 'resolutions.no_contact.unknown' : 'resolutions.no_contact'} />}
  />
);

export const InlineContact = () => (
  <ContactUs text="resolutions.contact.inline" without={<FormattedMessage id="resolutions.no_contact.inline" />} />
);

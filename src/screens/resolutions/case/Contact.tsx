import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';

/** Whom to turn to, where there is nothing to choose. */
export const Contact = () => (
  <ContactUs text="resolutions.contact" without={<FormattedMessage id="resolutions.no_contact" />} />
);

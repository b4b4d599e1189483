import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';
import { useApp } from '#src/session/portal.ts';

/** Names a contact for payouts that cannot be changed here. */
export function AskAboutPayout() {
  const partner = useApp(({ context }) => context.client?.branding.name);

  return (
    <ContactUs
      text="claims.details.ask"
      without={<FormattedMessage id="claims.details.ask.partner" values={{ partner }} />}
    />
  );
}

import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';
import { useApp } from '#src/session/portal.ts';

/** Whom to turn to with a payout that nothing can be done about here. */
export function AskAboutPayout() {
  const partner = useApp(({ context }) => context.client?.branding.name);

  return (
    <ContactUs
      text="claims.details.ask"
      without={<FormattedMessage id="claims.details.ask.partner" values={{ partner }} />}
    />
  );
}

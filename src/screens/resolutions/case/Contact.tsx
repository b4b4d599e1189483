import { FormattedMessage } from 'react-intl';

import { telOf } from '#src/lib/links/tel.ts';
import { useApp } from '#src/session/portal.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

/** Whom to turn to, where there is nothing to choose. */
export function Contact() {
  const contact = useApp(({ context }) => context.theme?.config.contact);
  if (!contact) return <FormattedMessage id="resolutions.no_contact" />;

  return (
    <FormattedMessage
      id="resolutions.contact"
      values={{
        number: contact.phone,
        address: contact.email,
        phone: (text) => (
          <TextLink key="phone" to={telOf(contact.phone)}>
            {text}
          </TextLink>
        ),
        email: (text) => (
          <TextLink key="email" to={`mailto:${contact.email}`}>
            {text}
          </TextLink>
        ),
      }}
    />
  );
}

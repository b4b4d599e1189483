import { FormattedMessage } from 'react-intl';
import { telOf } from '#src/lib/links/tel.ts';
import { useApp } from '#src/session/portal.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

/** By phone and by e-mail, where the partner has both. */
export function ContactUs() {
  const contact = useApp(({ context }) => context.theme?.config.contact ?? null);

  return contact ? (
    <div>
      <FormattedMessage
        id="trips.cancel.contact"
        values={{
          phone: (
            <TextLink key="phone" to={telOf(contact.phone)}>
              {contact.phone}
            </TextLink>
          ),
          email: (
            <TextLink key="email" to={`mailto:${contact.email}`}>
              {contact.email}
            </TextLink>
          ),
        }}
      />
    </div>
  ) : null;
}

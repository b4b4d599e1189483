import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { telOf } from '#src/lib/links/tel.ts';
import type { TextId } from '#src/lib/texts.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

import { useApp } from './portal.ts';

type ContactUsProps = {
  /** A sentence with a {phone} and an {email}, which are links. */
  text: TextId;
  /** What is said where the partner has neither. */
  without?: ReactNode;
};

/** By phone and by e-mail, where the partner has both. */
export function ContactUs({ text, without = null }: ContactUsProps) {
  const contact = useApp(({ context }) => context.theme?.config.contact);
  if (!contact) return without;

  return (
    <span>
      <FormattedMessage
        id={text}
        values={{
          phone: (
            <TextLink key="phone" isInWords to={telOf(contact.phone)}>
              {contact.phone}
            </TextLink>
          ),
          email: (
            <TextLink key="email" isInWords to={`mailto:${contact.email}`}>
              {contact.email}
            </TextLink>
          ),
        }}
      />
    </span>
  );
}

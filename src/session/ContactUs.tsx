import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { toTelLink } from '#src/lib/links/tel.ts';
import type { TextId } from '#src/lib/texts.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

import { useApp } from './portal.ts';
import { useContact } from './useContact.ts';

type ContactUsProps = {
  /** Sentence with the links {phone} and {email}. */
  text: TextId;
  /** Shown if the partner hides phone and email. */
  without?: ReactNode;
  /** Shown even with `contactUs` off, because the specification requires the line. */
  isRequired?: boolean;
};

/** Shows how to contact the partner, if it wants to be contacted. */
export function ContactUs({ text, without = null, isRequired = false }: ContactUsProps) {
  const wanted = useContact();
  const configured = useApp(({ context }) => context.theme?.config.contact);
  const contact = isRequired ? configured : wanted;
  if (!contact) return without;

  return (
    <span>
      <FormattedMessage
        id={text}
        values={{
          phone: (
            <TextLink key="phone" isInWords to={toTelLink(contact.phone)}>
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

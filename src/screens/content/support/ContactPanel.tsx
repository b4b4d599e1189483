import { FormattedMessage } from 'react-intl';

import { toTelLink } from '#src/lib/links/tel.ts';
import { useContact } from '#src/session/useContact.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';

import styles from './support.module.css';

/** Contact details of a partner that handles support itself. */
export function ContactPanel() {
  const contact = useContact();
  if (!contact) return null;

  return (
    <Card title={<FormattedMessage id="support.contact.title" />}>
      <p className={styles.text}>
        <FormattedMessage id="support.contact.opening" />
      </p>
      <ul className={styles.ways}>
        <li>
          <FormattedMessage
            id="support.contact.phone"
            values={{
              phone: (
                <TextLink key="phone" to={toTelLink(contact.phone)} isInWords>
                  {contact.phone}
                </TextLink>
              ),
            }}
          />
        </li>
        <li>
          <FormattedMessage
            id="support.contact.email"
            values={{
              email: (
                <TextLink key="email" to={`mailto:${contact.email}`} isInWords>
                  {contact.email}
                </TextLink>
              ),
            }}
          />
        </li>
      </ul>
    </Card>
  );
}

import { FormattedMessage } from 'react-intl';

import { buildNo, release } from '#schema/theme.ts';
import { toTelLink } from '#src/lib/links/tel.ts';
import { useContact } from '#src/session/useContact.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';
import links from '#src/ui/link.module.css';

import { inside } from '../files.ts';
import styles from './Shell.module.css';
import { useComing } from './useComing.ts';

const CallGuard = laterUnasked(inside.callGuard);

export function Footer() {
  const contact = useContact();

  return (
    <footer className={`${styles.footer} ${styles.edges}`} data-coming={useComing()}>
      <span>
        {contact ? (
          <FormattedMessage
            id="shell.footer.contact"
            values={{
              phone: (text) => (
                <a key="phone" className={`${links.link} ${links.inText}`} href={toTelLink(contact.phone)}>
                  {text}
                </a>
              ),
              email: (text) => (
                <a key="email" className={`${links.link} ${links.inText}`} href={`mailto:${contact.email}`}>
                  {text}
                </a>
              ),
              number: contact.phone,
              address: contact.email,
            }}
          />
        ) : null}
        {contact ? <CallGuard /> : null}
      </span>
      <span>
        <FormattedMessage id="shell.footer.release" values={{ release, build: String(buildNo) }} />
      </span>
    </footer>
  );
}

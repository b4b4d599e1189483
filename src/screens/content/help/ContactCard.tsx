import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { toTelLink } from '#src/lib/links/tel.ts';
import { useApp } from '#src/session/portal.ts';
import { useContact } from '#src/session/useContact.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import links from '#src/ui/link.module.css';

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { display: 'grid', gap: '8px', justifyItems: 'start', margin: 0, padding: 0, listStyleType: 'none' },
});

/** Contact details of the insurer, and what to quote in a question. */
export function ContactCard() {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const contact = useContact();
  const name = useApp(({ context }) => context.client?.branding.name ?? '');
  const link = `${links.link} ${links.inText}`;

  return (
    <Card title={<FormattedMessage id="content.contact.title" />}>
      <p className={styles.text}>
        {contact ? (
          <FormattedMessage
            id="content.contact"
            values={{
              name,
              phone: (
                <a className={link} href={toTelLink(contact.phone)}>
                  {contact.phone}
                </a>
              ),
              email: (
                <a className={link} href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              ),
            }}
          />
        ) : (
          <FormattedMessage id="content.contact.elsewhere" values={{ name }} />
        )}
      </p>
      <ul className={styles.list}>
        <li>
          <TextLink to={addresses.support}>
            <FormattedMessage id="support.form.title" />
          </TextLink>
        </li>
        <li>
          <TextLink to={formatMessage({ id: 'trips.key_facts.path' })}>
            <FormattedMessage id="content.key_facts.title" />
          </TextLink>
        </li>
        <li>
          <TextLink to={addresses.terms}>
            <FormattedMessage id="content.terms.title" />
          </TextLink>
        </li>
        <li>
          <TextLink to={addresses.privacy}>
            <FormattedMessage id="content.privacy.title" />
          </TextLink>
        </li>
        <li>
          <TextLink to="/licences.txt" inAnotherTab>
            <FormattedMessage id="content.licences" />
          </TextLink>
        </li>
      </ul>
    </Card>
  );
}

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

import { ContactPanel } from './ContactPanel.tsx';
import { SupportTicket } from './SupportTicket.tsx';
import styles from './support.module.css';

export function SupportPage({ reference }: { reference: string | null }) {
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const [round, setRound] = useState(0);

  return (
    <div className={isUser ? styles.page : `${styles.page} ${styles.ofGuest}`}>
      <PageTitle id="support.title" />
      <PageHeading
        back={
          <BackLink to={addresses.help}>
            <FormattedMessage id="content.help.title" />
          </BackLink>
        }
        lead={<FormattedMessage id="support.lead" />}
      >
        <FormattedMessage id="support.title" />
      </PageHeading>
      <ContactPanel />
      <SupportTicket key={`${round} ${reference}`} reference={reference} onRestart={() => setRound(round + 1)} />
    </div>
  );
}

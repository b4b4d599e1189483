import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

import { HelpFrame } from '../help/HelpFrame.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { SupportTicket } from './SupportTicket.tsx';

/** The ways to reach the insurer: a message, and a call where the partner takes calls. */
export function SupportPage({ reference }: { reference: string | null }) {
  const [round, setRound] = useState(0);

  return (
    <HelpFrame>
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
      <SupportTicket key={round} reference={reference} onRestart={() => setRound(round + 1)} />
    </HelpFrame>
  );
}

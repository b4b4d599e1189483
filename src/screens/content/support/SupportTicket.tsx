import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupportTicketSnapshot } from '#machines/content/supportTicket/supportTicket.machine.ts';
import { joinNames } from '#rules/people/names.ts';
import { shownPhone } from '#rules/people/phone.ts';
import forms from '#src/forms/forms.module.css';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { connectSupportTicket, supportTopics } from './connectSupportTicket.ts';
import { createMessageKeeper } from './messageDraft.ts';
import { SupportForm } from './SupportForm.tsx';
import styles from './support.module.css';

type SupportTicketProps = {
  /** Id of the failure that the message is about; null if there is none. */
  reference: string | null;
  onRestart: () => void;
};

export function SupportTicket({ reference, onRestart }: SupportTicketProps) {
  const portal = usePortal();
  const { formatMessage } = useIntl();
  const [keeper] = useState(() =>
    createMessageKeeper(
      portal,
      reference === null ? null : { reference, text: formatMessage({ id: 'support.reference' }, { reference }) },
    ),
  );
  const sender = useSender();
  const flow = useFlow((connected) => connectSupportTicket(connected, keeper), {
    input: { isUnheard: keeper.isUnheard },
    about: supportTopics,
  });
  const snapshot = useSelector(flow, (state) => state);

  return (
    <div {...flowAttributes(snapshot)}>
      {snapshot.matches('sent') ? (
        <Sent snapshot={snapshot} onRestart={onRestart} />
      ) : (
        <Card title={<FormattedMessage id="support.form.title" />}>
          {keeper.isRestored ? (
            <Restored
              onRestart={() => {
                keeper.forget();
                onRestart();
              }}
            />
          ) : null}
          <SupportForm
            flow={flow}
            initialValues={{ ...sender, ...keeper.contact, ...keeper.message }}
            onChange={(typed) =>
              keeper.keepTyped(
                typed,
                typed.name !== sender.name ||
                  typed.emailAddress !== sender.emailAddress ||
                  typed.contactNumber !== sender.contactNumber,
              )
            }
          />
        </Card>
      )}
    </div>
  );
}

/** Returns the customer's contact details once they are loaded; empty ones for a guest. */
function useSender() {
  const user = useDataset('USER_DETAILS').data?.user;
  const phone = user?.mobilePhoneNumber ?? '';

  return {
    name: user ? joinNames(user.firstName, user.surname) : '',
    emailAddress: user?.emailAddress ?? '',
    contactNumber: shownPhone(phone) ?? phone,
  };
}

function Restored({ onRestart }: Pick<SupportTicketProps, 'onRestart'>) {
  const touch = useTouchStyles();

  return (
    <div className={styles.restored}>
      <p className={styles.text}>
        <FormattedMessage id="support.restored" />
      </p>
      <Button size="small" className={touch.target} onClick={onRestart}>
        <FormattedMessage id="support.start_over" />
      </Button>
    </div>
  );
}

type SentProps = Pick<SupportTicketProps, 'onRestart'> & { snapshot: SupportTicketSnapshot };

function Sent({ snapshot: { context }, onRestart }: SentProps) {
  const { ticketId, ticket } = context;

  return (
    <Card ref={focus} title={<FormattedMessage id="support.sent.title" />}>
      {ticketId ? (
        <p className={styles.text}>
          <FormattedMessage id="support.sent.number" values={{ number: ticketId, strong }} />
        </p>
      ) : null}
      <p className={styles.text}>
        <FormattedMessage id="support.sent.next" values={{ address: ticket?.emailAddress ?? '' }} />
      </p>
      <div className={styles.actions}>
        <Button size="large" className={forms.quiet} onClick={onRestart}>
          <FormattedMessage id="support.sent.another" />
        </Button>
        <TextLink to={addresses.help}>
          <FormattedMessage id="support.sent.help" />
        </TextLink>
      </div>
    </Card>
  );
}

const strong = (words: ReactNode[]) => <strong key="number">{words}</strong>;

const focus = (card: HTMLElement | null) => card?.focus();

import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { User } from '#src/api/account/user.ts';
import { addresses } from '#src/lib/addresses.ts';
import { useActing } from '#src/session/useActing.ts';
import { useRights } from '#src/session/useRights.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { AcceptTerms } from '../terms/AcceptTerms.tsx';
import { useCardStyles } from './cardStyles.ts';

/** Whether and when the customer accepted the terms. Agents and read-only users cannot accept them. */
export function TermsCard({ user: { id, terms } }: { user: User }) {
  const styles = useCardStyles();
  const touch = useTouchStyles();
  const isActing = useActing();
  const { mayWrite } = useRights();
  const [isOpen, setOpen] = useState(false);
  const isPending = terms.status === 'PENDING';

  return (
    <Card title={<FormattedMessage id="account.terms.title" />}>
      <p className={styles.text}>
        {isPending ? (
          <FormattedMessage
            id={
              isActing
                ? 'account.terms.pending.acting'
                : mayWrite
                  ? 'account.terms.pending'
                  : 'account.terms.pending.read_only'
            }
          />
        ) : terms.acceptedOn ? (
          <FormattedMessage
            id="account.terms.accepted"
            values={{ date: <LongDate date={terms.acceptedOn.slice(0, 10)} /> }}
          />
        ) : (
          <FormattedMessage id="account.terms.accepted.undated" />
        )}
      </p>
      <TextLink to={addresses.terms}>
        <FormattedMessage id="account.terms.read" />
      </TextLink>
      {isPending && !isActing && mayWrite ? (
        <div ref={toHeadingWhenGone}>
          <Button className={touch.target} onClick={() => setOpen(true)}>
            <FormattedMessage id="account.terms.review" />
          </Button>
        </div>
      ) : null}
      {isOpen ? <AcceptTerms userId={id} onDone={() => setOpen(false)} /> : null}
    </Card>
  );
}

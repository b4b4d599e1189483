import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { CompletionProps } from './Completion.tsx';
import { fullName, Summary } from './Summary.tsx';

const useStyles = makeStyles({
  news: { display: 'flex', alignItems: 'center', gap: '8px' },
  mark: { flexShrink: 0, fontSize: '32px', color: tokens.colorStatusSuccessForeground1 },
  reference: { fontSize: tokens.fontSizeBase400 },
});

/** It is done: what the insurer insured, and whom, under which reference, and what comes next. */
export function Insured({ flow, completion }: CompletionProps) {
  const styles = useStyles();
  const trip = useSelector(completion, ({ context }) => context.trip);
  const contact = trip?.passengers.find(({ passengerId }) => passengerId === trip.delegatedPassengerId);
  const { keeper } = useAround();
  useEffect(() => keeper.settle(), [keeper]);

  return (
    <WizardPage
      title="insurance.done.title"
      next="insurance.done.close"
      onNext={() => completion.send({ type: 'trip.acknowledged' })}
    >
      <div className={styles.news}>
        <CheckmarkCircleRegular className={styles.mark} aria-hidden />
        {trip?.bookingRef ? (
          <p className={styles.reference}>
            <FormattedMessage
              id="insurance.done.reference"
              values={{ reference: <strong key="reference">{trip.bookingRef}</strong> }}
            />
          </p>
        ) : null}
      </div>
      <Summary flow={flow} travellers={trip?.passengers.map(fullName) ?? []} contact={contact && fullName(contact)} />
      <p>
        <FormattedMessage id="insurance.done.next" />
      </p>
    </WizardPage>
  );
}

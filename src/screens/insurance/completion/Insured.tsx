import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { listTripFlights } from '#rules/insurance/tripTypes.ts';
import { fullName } from '#rules/people/passengers.ts';
import { Proof } from '#src/session/trips/proof/Proof.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';
import { Cover } from './Cover.tsx';
import type { CompletionProps } from './completion.props.ts';
import { Summary } from './Summary.tsx';

const useStyles = makeStyles({
  news: {
    display: 'flex',
    alignItems: 'start',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorNeutralForeground1,
  },
  mark: { flexShrink: 0, fontSize: '28px', color: tokens.colorStatusSuccessForeground1 },
  next: { color: tokens.colorNeutralForeground2 },
});

/**
 * Confirmation of the purchase: travellers, reference, next steps and cover. The insurer's answer has only ids of
 * flights, so the flights are shown as they were sent.
 */
export function Insured({ flow, completion, setting }: CompletionProps) {
  const styles = useStyles();
  const trip = useSelector(completion, ({ context }) => context.trip);
  const { policyNumber, items } = useSelector(flow, ({ context }) => context);
  const contact = trip?.passengers.find(({ passengerId }) => passengerId === trip.delegatedPassengerId);
  const people = trip?.passengers.map(fullName) ?? [];
  const { keeper } = useAround();
  useEffect(() => keeper.settle(), [keeper]);

  return (
    <WizardPage
      title="insurance.done.title"
      next="insurance.done.close"
      onNext={() => completion.send({ type: 'trip.acknowledged' })}
    >
      <div className={styles.news}>
        <CheckmarkCircleFilled className={styles.mark} aria-hidden />
        <div>
          {trip?.bookingRef ? (
            <p>
              <FormattedMessage
                id="insurance.done.reference"
                values={{ reference: <strong key="reference">{trip.bookingRef}</strong> }}
              />
            </p>
          ) : null}
          <p className={styles.next}>
            <FormattedMessage id="insurance.done.next" />
          </p>
        </div>
      </div>
      <Row gap={8}>
        {trip ? <Proof trip={{ ...trip, policyNumber }} flights={listTripFlights(items)} people={people} /> : null}
      </Row>
      <Cover flow={flow} policy={setting.policies.find((held) => held.externalPolicyNumber === policyNumber)} />
      <Summary flow={flow} travellers={people} contact={contact && fullName(contact)} />
    </WizardPage>
  );
}

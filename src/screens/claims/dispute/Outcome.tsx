import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { Looking, Over } from '../outcomes/Outcomes.tsx';

/** What became of a dispute that was sent, or what is known of it. */
export function Outcome({ flow }: { flow: DisputeOfferActor }) {
  const state = useSelector(flow, ({ value }) => value);
  const close = () => flow.send({ type: 'dialog.closed' });

  switch (state) {
    case 'looking':
      return <Looking />;
    case 'unknown':
      return (
        <WizardPage
          key={state}
          title="claims.unknown.title"
          next="claims.unknown.again"
          onNext={() => flow.send({ type: 'retry.asked' })}
        >
          <p>
            <FormattedMessage id="claims.dispute.unknown" />
          </p>
        </WizardPage>
      );
    case 'missing':
      return (
        <WizardPage
          key={state}
          title="claims.missing.title"
          next="claims.missing.again"
          onNext={() => flow.send({ type: 'answer.repeated' })}
          other="claims.missing.change"
          onOther={() => flow.send({ type: 'answer.reconsidered' })}
        >
          <p>
            <FormattedMessage id="claims.dispute.missing" />
          </p>
        </WizardPage>
      );
    case 'submitted':
      return <Over key={state} title="claims.dispute.submitted" body="claims.dispute.submitted.body" onClose={close} />;
    case 'moved':
      return <Over key={state} title="claims.moved.title" body="claims.dispute.moved" onClose={close} />;
    case 'gone':
      return <Over key={state} title="claims.gone.title" body="claims.gone.body" onClose={close} />;
    default:
      return null;
  }
}

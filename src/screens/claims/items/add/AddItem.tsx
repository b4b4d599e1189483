import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyActorRef } from 'xstate';
import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import { type AddItemSnapshot, toAddItemDraft } from '#machines/claims/items/addItem.machine.ts';
import { getPolicyState } from '#rules/insurance/policies.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { DataView } from '#src/ui/data/DataView.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { useKept } from '#src/wizard/useKept.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';
import type { StepProps } from './addItem.props.ts';
import { connectAddItem } from './connectAddItem.ts';
import { DescribeItem } from './DescribeItem.tsx';
import { itemDraft } from './draft.ts';
import { InsuredItem } from './InsuredItem.tsx';
import { LeftItem } from './LeftItem.tsx';
import { Failed, itemTopics, Looking, Missing, NothingOffered, Reading, Unknown } from './Outcomes.tsx';
import { openPurchase, purchaseDone } from './openPurchase.ts';
import { ReviewItem } from './ReviewItem.tsx';

export function AddItem({ onDone }: { onDone: () => void }) {
  const policies = useDataset('POLICIES');
  const { clock } = usePortal();
  const today = toDay(clock.now());

  return (
    <Wizard
      kind={itemDraft}
      title="claims.items.add"
      about={itemTopics}
      open={openPurchase}
      done={purchaseDone}
      kept="claims.items.add.kept"
      describe={(draft, typed) => <LeftItem draft={draft} typed={typed} />}
      onLeft={onDone}
    >
      {(left, join) => (
        <DataView
          reading={policies}
          failed="insurance.loading.failed"
          isEmpty={() => false}
          empty="claims.items.add.no_policy"
          skeleton={<Lines count={6} />}
        >
          {({ policies }) => (
            <Steps
              policies={policies
                .filter((policy) => getPolicyState(policy, today) === 'active')
                .map(({ externalPolicyNumber }) => externalPolicyNumber)}
              left={left}
              join={join}
            />
          )}
        </DataView>
      )}
    </Wizard>
  );
}

type StepsProps = {
  /** Numbers of the policies that are active now. */
  policies: readonly string[];
  left: AddItemDraft | null;
  join: (flow: AnyActorRef) => void;
};

function Steps({ policies, left, join }: StepsProps) {
  const { fill } = useFillStyles();
  const { keeper, wizard } = useAround();
  const partnerId = useApp(({ context }) => context.client?.partnerId ?? '');
  const input = { partnerId, draft: left, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectAddItem, { input, about: itemTopics });
  const state = useSelector(flow, (snapshot) => snapshot);
  useKept(flow, toAddItemDraft);
  useEffect(() => join(flow), [flow, join]);
  // Show the outcome of a sent purchase even without a policy.
  const needsPolicy = (['reading', 'failed', 'describing', 'reviewing'] as const).some((at) => state.matches(at));

  return (
    <div className={fill} {...flowAttributes(state)}>
      {policies.length === 0 && needsPolicy ? (
        <WizardPage
          title="claims.items.add.no_policy"
          next="claims.items.back"
          onNext={() => wizard.send({ type: 'leave.requested', hasEntries: keeper.hasEntries(), isOpen: false })}
        >
          <p>
            <FormattedMessage id="claims.items.add.no_policy.body" />
          </p>
        </WizardPage>
      ) : (
        <Step flow={flow} policies={policies} at={state.value} />
      )}
    </div>
  );
}

function Step({ at, ...props }: StepProps & { at: AddItemSnapshot['value'] }) {
  if (at === 'reading') return <Reading />;
  if (at === 'failed') return <Failed {...props} />;
  if (at === 'nothingOffered') return <NothingOffered {...props} />;
  if (at === 'describing') return <DescribeItem {...props} />;
  if (at === 'reviewing' || at === 'sending') return <Sendable {...props} />;
  if (at === 'checkingOutcome') return <Looking />;
  if (at === 'outcomeUnknown') return <Unknown {...props} />;
  if (at === 'notReceived') return <Missing {...props} />;
  return at === 'insured' ? <InsuredItem flow={props.flow} /> : null;
}

/** A restored purchase skips the review page, because its proposition has not been read. */
function Sendable({ flow }: StepProps) {
  const isOffered = useSelector(flow, ({ context }) => context.proposition !== null);

  return isOffered ? <ReviewItem flow={flow} /> : <Looking />;
}

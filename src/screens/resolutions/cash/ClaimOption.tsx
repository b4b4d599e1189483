import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type Claimed, isOpen } from '#machines/resolutions/cash/claim.ts';
import type { ClaimOptionSnapshot } from '#machines/resolutions/cash/claimOption.machine.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { money } from '#src/lib/money.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useApp } from '#src/session/portal.ts';
import { Question } from '#src/wizard/parts/Question.tsx';

import type { OptionViewProps } from '../optionView.ts';
import { Declining } from '../status/Declining.tsx';
import { Moved } from '../status/Moved.tsx';
import { OptionStatus } from '../status/OptionStatus.tsx';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { useMayAnswer } from '../useMayAnswer.ts';
import { CashReason } from './CashReason.tsx';
import { connectClaimOption } from './connectClaimOption.ts';
import { Offer } from './Offer.tsx';
import { SelectPayout } from './payout/SelectPayout.tsx';
import { useIsUnpayable } from './payout/useIsUnpayable.ts';
import { usePayoutRights } from './payout/usePayoutRights.ts';
import { UnsettledClaim } from './UnsettledClaim.tsx';
import { findOnlyMethod, useAccounts } from './useAccounts.ts';

const useStyles = makeStyles({
  view: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

export function ClaimOption(props: OptionViewProps) {
  const styles = useStyles();
  const { option, case: told, which, about } = props;
  const remedy: Claimed = props.remedy === 'POINTS' ? 'POINTS' : 'CASH';
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const mayWrite = useMayAnswer();
  const { allowances, isPaidByPartner, currency } = told;
  const { locale } = useIntl();
  const sumOf = ({ prize }: Option) => (remedy === 'CASH' && prize !== null ? money(prize, currency, locale) : null);
  const amount = sumOf(option);
  const { maySetUp, mayComplete } = usePayoutRights();
  const flow = useFlow((portal) => connectClaimOption(portal, { ...props, sumOf }), {
    input: {
      option,
      remedy,
      allowances,
      which,
      isPaidByPartner,
      maySetUp,
      mayComplete,
      userId,
      mayWrite,
      newKey: () => crypto.randomUUID(),
    },
    about,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const isUnpayable = useIsUnpayable(isOpen(option, remedy) && remedy === 'CASH' && !isPaidByPartner);
  useEffect(
    () => flow.send({ type: 'option.read', option, allowances, isUnpayable }),
    [flow, option, allowances, isUnpayable],
  );
  useLeaveGuard(flow, props);
  const accounts = useAccounts(state.context.isOtherAccount);
  const only = findOnlyMethod(accounts);
  useEffect(() => flow.send({ type: 'account.read', account: only }), [flow, only]);
  const selecting = state.children.selectPayout ?? state.children.changePayout;
  useLookAgain(flow);

  // Read the option from the machine: the one in the disruption may be older than the last answer.
  const seen = state.context.option;
  const isReadOnly = state.matches('readOnly');
  return (
    <div className={styles.view} {...flowAttributes(state)}>
      {state.context.isAnsweredElsewhere && (isReadOnly || isOffering(state)) ? <Moved /> : null}
      {isReadOnly ? <OptionStatus option={seen} case={told} remedy={remedy} /> : null}
      {isOffering(state) && remedy === 'CASH' ? <CashReason option={option} case={told} /> : null}
      {isOffering(state) ? (
        <Offer flow={flow} state={state} accounts={accounts} currency={currency} isCooling={props.isCooling} />
      ) : null}
      {isReadOnly || isOffering(state) ? null : <UnsettledClaim flow={flow} state={state} currency={currency} />}
      {selecting ? (
        <SelectPayout flow={selecting} isChange={state.matches('changing')} about={about} />
      ) : (
        <InlineNotice about={about} />
      )}
      {state.matches('confirmingDecline') ? (
        <Question
          title={
            amount === null ? (
              'resolutions.claim.no.title'
            ) : (
              <FormattedMessage id="resolutions.claim.no.title_sum" values={{ amount }} />
            )
          }
          body={<Declining case={told} option={option} remedy={remedy} otherwise="resolutions.claim.no.body" />}
          yes="resolutions.claim.no.yes"
          no="resolutions.claim.no.no"
          onAnswer={(isYes) => flow.send({ type: isYes ? 'decline.confirmed' : 'decline.cancelled' })}
        />
      ) : null}
    </div>
  );
}

const offering = [
  'offered',
  'selecting',
  'changing',
  'confirmingDecline',
  { working: 'submitting' },
  { working: 'confirming' },
] as const;
const isOffering = (state: ClaimOptionSnapshot) => offering.some((each) => state.matches(each));

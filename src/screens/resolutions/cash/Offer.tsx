import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getBlockedReason } from '#machines/resolutions/case/blockedReason.ts';
import { isSent } from '#machines/resolutions/cash/claim.ts';
import { getPayoutAccount } from '#machines/resolutions/cash/claimOption.logic.ts';
import type { ClaimOptionActor, ClaimOptionSnapshot } from '#machines/resolutions/cash/claimOption.machine.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { Contact } from '../case/Contact.tsx';
import { Glance } from '../glance/Glance.tsx';
import { TryAgain } from '../status/TryAgain.tsx';
import { AlreadySent } from './AlreadySent.tsx';
import { ExpectedPayout } from './ExpectedPayout.tsx';
import { PayoutDestination } from './PayoutDestination.tsx';
import { PointsFacts } from './PointsFacts.tsx';
import { Prize } from './Prize.tsx';
import type { Accounts } from './useAccounts.ts';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  answer: { minHeight: '44px', paddingInline: '20px', [phone]: { flexGrow: 1 } },
  main: { minHeight: '44px', paddingInline: '20px', [phone]: { flexBasis: '100%', minHeight: '48px' } },
});

type OfferProps = {
  flow: ClaimOptionActor;
  state: ClaimOptionSnapshot;
  accounts: Accounts;
  currency: string;
  isCooling: boolean | undefined;
};

export function Offer({ flow, state, accounts, currency, isCooling }: OfferProps) {
  const styles = useStyles();
  const [why, nowhere] = [useId(), useId()];
  const { option, remedy, mayWrite, isPaidByPartner, maySetUp, chosen, isOtherAccount } = state.context;
  const partner = useApp(({ context }) => context.client?.branding.name);
  const selectPayout = state.children.selectPayout ?? state.children.changePayout;
  const isSelecting = useSelector(selectPayout, (selecting) => selecting?.hasTag('working') ?? false);
  const isBusy = state.hasTag('working') || isSelecting;
  const isOpen = state.matches('offered');
  const isCash = remedy === 'CASH';
  const mayAnswer = (act: 'customer.no' | 'customer.callMe') => {
    const blockedReason = getBlockedReason(state.context, remedy, act);
    return blockedReason === null || blockedReason === 'no rights';
  };
  const isUnpayable = getBlockedReason(state.context, remedy, 'customer.claim') === 'unpayable';
  const isStuck = useSelector(selectPayout, (selecting) => Boolean(selecting?.hasTag('stuck')));
  const isAsked = state.matches('selecting') && !isSelecting && !isStuck;
  // The customer has to see the destination account before claiming.
  const isComing = isCash && accounts.isComing;
  const reason: TextId | null = mayWrite ? (isAsked ? 'resolutions.claim.selecting' : null) : 'resolutions.no_rights';
  const off = { disabledFocusable: !mayWrite || !isOpen, ...(reason && { 'aria-describedby': why }) };
  const offNowhere = { disabledFocusable: true, 'aria-describedby': nowhere };

  return (
    <Stack gap={16}>
      {option.status === 'Failed' ? (
        <Notice tone="danger">
          <FormattedMessage id={isCash ? 'errors.payout_request_failed' : 'resolutions.claim.points_failed'} />
          <Gap />
          <TryAgain isCooling={isCooling} />
        </Notice>
      ) : null}
      <Glance>
        <Prize option={option} remedy={remedy} currency={currency} />
        {!isCash ? (
          <PointsFacts isByHand={option.manual} />
        ) : isSent(option) ? (
          <PayoutDestination option={option} case={state.context} isWaiting />
        ) : isUnpayable ? null : (
          <ExpectedPayout
            account={getPayoutAccount(state.context)}
            accounts={accounts}
            isPaidByPartner={isPaidByPartner}
            isByHand={option.manual}
            maySetUp={maySetUp}
            onChange={mayWrite ? () => flow.send({ type: 'account.change.requested' }) : undefined}
            isOff={!isOpen}
          />
        )}
      </Glance>
      {isCash ? <AlreadySent option={option} currency={currency} text="resolutions.sent.offered" /> : null}
      {isUnpayable ? (
        <div id={nowhere}>
          <Notice tone="warning">
            <FormattedMessage id="payouts.select.nowhere" /> <Contact />
          </Notice>
        </div>
      ) : isSent(option) || !isCash ? null : (
        <Muted>
          <FormattedMessage id={wordsOf(state)} values={{ partner }} />
        </Muted>
      )}
      {isOpen && isOtherAccount ? (
        <div role="status">
          <Notice tone="warning">
            <FormattedMessage id="resolutions.claim.other_account" />
          </Notice>
        </div>
      ) : null}
      {isOpen && chosen ? (
        <Muted role="status">
          <FormattedMessage id="resolutions.claim.waits" />
        </Muted>
      ) : null}
      <Row gap={12}>
        <Button
          className={styles.main}
          appearance={isUnpayable ? 'secondary' : 'primary'}
          size="large"
          aria-busy={isBusy}
          {...(isUnpayable ? offNowhere : off)}
          disabledFocusable={isUnpayable || isComing || off.disabledFocusable}
          onClick={() => flow.send({ type: 'option.claimed' })}
        >
          <BusyLabel isBusy={isBusy}>
            <ClaimLabel option={option} isCash={isCash} currency={currency} />
          </BusyLabel>
        </Button>
        {mayAnswer('customer.callMe') ? (
          <Button className={styles.answer} size="large" {...off} onClick={() => flow.send({ type: 'call.requested' })}>
            <FormattedMessage id="resolutions.claim.call" />
          </Button>
        ) : null}
        {mayAnswer('customer.no') ? (
          <Button
            className={styles.answer}
            size="large"
            {...off}
            onClick={() => flow.send({ type: 'decline.requested' })}
          >
            <FormattedMessage id="resolutions.claim.no" />
          </Button>
        ) : null}
      </Row>
      {reason ? (
        <Muted id={why}>
          <FormattedMessage id={reason} />
        </Muted>
      ) : null}
      {isBusy ? (
        <Waiting
          hasRoom
          text={state.matches({ working: 'confirming' }) ? 'resolutions.claim.confirming' : 'resolutions.claim.waiting'}
        />
      ) : null}
    </Stack>
  );
}

function wordsOf({ context: { option, isPaidByPartner } }: ClaimOptionSnapshot): TextId {
  if (isPaidByPartner) return 'resolutions.claim.cash.body_partner';
  return option.manual ? 'resolutions.claim.cash.body_manual' : 'resolutions.claim.cash.body';
}

type ClaimLabelProps = { option: Pick<Option, 'prize'>; isCash: boolean; currency: string };

/** Label with the amount, if the option is cash and the insurer has given the amount. */
function ClaimLabel({ option: { prize }, isCash, currency }: ClaimLabelProps) {
  const { locale } = useIntl();
  if (!isCash) return <FormattedMessage id="resolutions.claim.points.submit" />;
  if (prize === null) return <FormattedMessage id="resolutions.claim.cash.submit.unknown" />;
  return <FormattedMessage id="resolutions.claim.cash.submit" values={{ amount: money(prize, currency, locale) }} />;
}

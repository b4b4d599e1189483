import { ClockRegular, SearchRegular } from '@fluentui/react-icons';

import { isSent } from '#machines/resolutions/cash/claim.ts';
import { addClaimedAccount, type ClaimOptionEvent } from '#machines/resolutions/cash/claimOption.logic.ts';
import type { ClaimOptionActor, ClaimOptionSnapshot } from '#machines/resolutions/cash/claimOption.machine.ts';

import { formatStates } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';

import { type Unknown, Unsettled, unknowns } from '../status/Unsettled.tsx';
import { AlreadySent } from './AlreadySent.tsx';
import { PayoutDestination } from './PayoutDestination.tsx';
import { Prize } from './Prize.tsx';

type Asked = Exclude<ClaimOptionEvent['type'], 'option.read' | 'account.read'>;

const looks: Readonly<Record<string, Unknown<Asked>>> = {
  ...unknowns,
  'working.checkingAccount': {
    icon: <SearchRegular />,
    title: 'resolutions.missing.title',
    body: 'resolutions.claim.looking',
  },
  unconfirmed: {
    icon: <ClockRegular />,
    title: 'resolutions.claim.unconfirmed.title',
    body: 'resolutions.claim.unconfirmed.body',
    main: { text: 'resolutions.claim.unconfirmed.finish', event: 'claim.confirmed' },
  },
};

/** Replaces the body if money was sent before: no further money will be sent. */
const sentBefore: TextId = 'resolutions.claim.unconfirmed.sent';

type UnsettledClaimProps = { flow: ClaimOptionActor; state: ClaimOptionSnapshot; currency: string };

/** A claim whose payment is not confirmed, or whose outcome is unknown. */
export function UnsettledClaim({ flow, state, currency }: UnsettledClaimProps) {
  const { remedy, mayWrite, isPaidByPartner } = state.context;
  const option = addClaimedAccount(state.context);
  const look = looks[formatStates(state.value)];
  const unknown = look && state.matches('unconfirmed') && isSent(option) ? { ...look, body: sentBefore } : look;

  return unknown ? (
    <Unsettled
      unknown={unknown}
      isWorking={state.hasTag('working')}
      isOff={state.matches('unconfirmed') && !mayWrite}
      onAnswer={(type) => flow.send({ type })}
    >
      <Prize option={option} remedy={remedy} currency={currency} />
      {remedy === 'CASH' ? <AlreadySent option={option} currency={currency} text="resolutions.sent.claimed" /> : null}
      {remedy === 'CASH' ? <PayoutDestination option={option} case={{ isPaidByPartner }} isWaiting /> : null}
    </Unsettled>
  ) : null;
}

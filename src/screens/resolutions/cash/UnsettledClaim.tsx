import { ClockRegular } from '@fluentui/react-icons';

import type {
  ClaimOptionActor,
  ClaimOptionEvent,
  ClaimOptionSnapshot,
} from '#machines/resolutions/cash/claimOption.machine.ts';

import { type Unknown, Unsettled, unknowns } from '../status/Unsettled.tsx';
import { PaidTo } from './PaidTo.tsx';
import { Prize } from './Prize.tsx';

type Asked = Exclude<ClaimOptionEvent['type'], 'option.read'>;

const looks: Readonly<Record<string, Unknown<Asked>>> = {
  ...unknowns,
  unconfirmed: {
    icon: <ClockRegular />,
    title: 'resolutions.claim.unconfirmed.title',
    body: 'resolutions.claim.unconfirmed.body',
    main: { text: 'resolutions.claim.unconfirmed.finish', event: 'claim.confirmed' },
  },
};

type UnsettledClaimProps = { flow: ClaimOptionActor; state: ClaimOptionSnapshot; currency: string };

/** A claim that was made and is not known to be paid. */
export function UnsettledClaim({ flow, state, currency }: UnsettledClaimProps) {
  const { option, remedy, mayWrite, isPaidByPartner } = state.context;
  const unknown = looks[String(state.value)];

  return unknown ? (
    <Unsettled
      unknown={unknown}
      isWorking={state.hasTag('working')}
      isOff={state.matches('unconfirmed') && !mayWrite}
      onAnswer={(type) => flow.send({ type })}
    >
      <Prize option={option} remedy={remedy} currency={currency} />
      {remedy === 'CASH' ? <PaidTo option={option} case={{ isPaidByPartner }} isWaiting /> : null}
    </Unsettled>
  ) : null;
}

import {
  ChatWarningRegular,
  CheckmarkCircleRegular,
  ClipboardTaskRegular,
  DismissCircleRegular,
  EditRegular,
  HourglassRegular,
  MailRegular,
  MoneyRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import { type ClaimState, getClaimState, getOwnerRequest } from '#rules/claims/claimState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';
import { Chip, type Tone } from '#src/ui/content/Chip.tsx';

const appearances: Record<Extract<ClaimState, string>, { text: TextId; tone: Tone; icon: ReactElement }> = {
  predictionMissing: { text: 'claims.state.prediction_missing', tone: 'warning', icon: <EditRegular /> },
  waiting: { text: 'claims.state.waiting', tone: 'informative', icon: <HourglassRegular /> },
  predicted: { text: 'claims.state.predicted', tone: 'informative', icon: <ClipboardTaskRegular /> },
  offered: { text: 'claims.state.offered', tone: 'warning', icon: <MailRegular /> },
  disputed: { text: 'claims.state.disputed', tone: 'informative', icon: <ChatWarningRegular /> },
  accepted: { text: 'claims.state.accepted', tone: 'success', icon: <CheckmarkCircleRegular /> },
  offerRejected: { text: 'claims.state.offer_rejected', tone: 'danger', icon: <DismissCircleRegular /> },
  completed: { text: 'claims.state.completed', tone: 'success', icon: <CheckmarkCircleRegular /> },
  rejected: { text: 'claims.state.rejected', tone: 'danger', icon: <DismissCircleRegular /> },
};

/** Chip of a claim's status, which also says that the claim waits for its owner if the status alone does not. */
export function ClaimChip({ claim }: { claim: Parameters<typeof getOwnerRequest>[0] }) {
  const state = getClaimState(claim);
  const asked = getOwnerRequest(claim);
  if (typeof state === 'object')
    return (
      <Chip tone="neutral" icon={<QuestionCircleRegular />}>
        {readable(state.unknown)}
      </Chip>
    );

  const { text, tone, icon } = appearances[state];
  if (asked === 'payment details')
    return (
      <Chip tone="warning" icon={<MoneyRegular />}>
        <FormattedMessage id="claims.state.paying" values={{ state: <FormattedMessage id={text} /> }} />
      </Chip>
    );
  if (asked === 'review adjusted offer')
    return (
      <Chip tone="warning" icon={<MailRegular />}>
        <FormattedMessage id="claims.state.disputed_offered" />
      </Chip>
    );
  return (
    <Chip tone={tone} icon={icon}>
      <FormattedMessage id={text} />
    </Chip>
  );
}

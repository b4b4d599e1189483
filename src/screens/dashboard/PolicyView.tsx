import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CalendarClockRegular,
  DismissCircleRegular,
  ShieldCheckmarkRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import { getCapState, type PolicyState } from '#rules/insurance/policies.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';
import type { TextId } from '#src/lib/texts.ts';
import { textOfBlock } from '#src/lib/trips/policies.ts';
import { Chip, type Tone } from '#src/ui/content/Chip.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { CapLeft } from './CapLeft.tsx';

type Appearance = { text: TextId; tone: Tone; icon: ReactElement };
const appearances: Record<PolicyState, Appearance> = {
  active: { text: 'dashboard.policy.active', tone: 'success', icon: <ShieldCheckmarkRegular /> },
  upcoming: { text: 'dashboard.policy.upcoming', tone: 'informative', icon: <CalendarClockRegular /> },
  ended: { text: 'dashboard.policy.ended', tone: 'neutral', icon: <SubtractCircleRegular /> },
  inactive: { text: 'dashboard.policy.inactive', tone: 'danger', icon: <DismissCircleRegular /> },
};
/** Not green, because the policy still runs but pays nothing more. */
const usedUp: Appearance = { text: 'dashboard.policy.used_up', tone: 'neutral', icon: <SubtractCircleRegular /> };

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  number: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { textWrap: 'balance', color: tokens.colorNeutralForeground2 },
  blocked: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
});

type PolicyViewProps = {
  policy: PoliciesQuery['policies'][number];
  state: PolicyState;
  /** False for businesses and data monitoring, whose policies have no number of people. */
  isForPeople: boolean;
};

/** Shows a policy with its balance, term and number of people, and why it takes no further trips. */
export function PolicyView({ policy, state, isForPeople }: PolicyViewProps) {
  const styles = useStyles();
  const { blockedBy } = policy;
  const isUsedUp = getCapState(policy) === 'reached';
  const { text, tone, icon } = state === 'active' && isUsedUp ? usedUp : appearances[state];
  const span = { first: <LongDate date={policy.policyStart} />, last: <LongDate date={policy.policyEnd} /> };

  return (
    <Stack gap={4} data-policy={policy.externalPolicyNumber}>
      <div className={styles.head}>
        <span className={styles.number}>{policy.externalPolicyNumber}</span>
        <Chip tone={tone} icon={icon}>
          <FormattedMessage id={text} />
        </Chip>
      </div>
      <CapLeft policy={policy} state={state} />
      <span className={styles.quiet}>
        <FormattedMessage id="data.span" values={span} />
      </span>
      {isForPeople && policy.maxInsured > 0 ? (
        <span className={styles.quiet}>
          <FormattedMessage id="dashboard.policy.max_insured" values={{ count: policy.maxInsured }} />
        </span>
      ) : null}
      {blockedBy && state === 'active' && !isUsedUp ? (
        <span className={styles.blocked}>
          <FormattedMessage id={textOfBlock(blockedBy)} />
        </span>
      ) : null}
    </Stack>
  );
}

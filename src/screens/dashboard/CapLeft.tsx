import { makeStyles, ProgressBar, type ProgressBarProps, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { type CapState, getCapBalance, getCapState, type PolicyState } from '#rules/insurance/policies.ts';
import { useApp } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { displayType } from '#src/ui/displayType.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { Money } from '#src/ui/values/Money.tsx';

const colours: Record<CapState, NonNullable<ProgressBarProps['color']>> = {
  none: 'brand',
  free: 'brand',
  near: 'warning',
  reached: 'error',
};

const useStyles = makeStyles({
  cap: { display: 'grid', gap: '8px', marginBlock: '4px 8px', fontVariantNumeric: 'tabular-nums' },
  bar: { height: '8px', borderRadius: portalTokens.borderRadiusChip },
  left: {
    marginInlineEnd: '2px',
    ...displayType,
    fontSize: '28px',
    lineHeight: '36px',
    color: tokens.colorNeutralForeground1,
  },
  near: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  reached: { textWrap: 'balance', color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

type CapLeftProps = { policy: { policyCap: number | null; policyCapUsed: number | null }; state: PolicyState };

/**
 * Shows the amount that a policy can still pay, or the amount it paid if it no longer pays. Empty if the policy has no
 * cap, the currency is unknown, or the partner's portal makes no payouts.
 */
export function CapLeft({ policy, state: policyState }: CapLeftProps) {
  const styles = useStyles();
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const text = useId();
  const state = getCapState(policy);
  const { policyCap: cap } = policy;
  if (cap === null || state === 'none' || isPaidElsewhere || currency === null) return null;

  const left = getCapBalance(policy) ?? 0;
  // A bar and a large figure would look like money that can still be claimed.
  if (policyState === 'ended' || policyState === 'inactive')
    return (
      <MutedSpan>
        <FormattedMessage
          id="dashboard.cap.paid"
          values={{
            paid: <Money key="paid" amount={cap - left} currency={currency} />,
            cap: <Money key="cap" amount={cap} currency={currency} />,
          }}
        />
      </MutedSpan>
    );

  return (
    <div className={styles.cap}>
      <MutedSpan id={text}>
        <FormattedMessage
          id="dashboard.cap.left"
          values={{
            left: (
              <span className={styles.left}>
                <Money amount={left} currency={currency} />
              </span>
            ),
            cap: <Money amount={cap} currency={currency} />,
          }}
        />
      </MutedSpan>
      <ProgressBar
        className={styles.bar}
        aria-labelledby={text}
        color={colours[state]}
        max={Math.max(cap, 1)}
        value={left}
      />
      {state === 'near' ? (
        <span className={styles.near}>
          <FormattedMessage id="dashboard.cap.near" />
        </span>
      ) : null}
      {state === 'reached' ? (
        <span className={styles.reached}>
          <FormattedMessage id="dashboard.cap.reached" />
        </span>
      ) : null}
    </div>
  );
}

import { makeStyles, ProgressBar, type ProgressBarProps, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { balanceOf, type CapState, capStateOf } from '#rules/insurance/policies.ts';
import { useApp } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { Money } from '#src/ui/content/Money.tsx';

const colours: Record<CapState, NonNullable<ProgressBarProps['color']>> = {
  none: 'brand',
  free: 'brand',
  near: 'warning',
  reached: 'error',
};

const useStyles = makeStyles({
  cap: { display: 'grid', gap: '4px', marginBlockStart: '4px', fontVariantNumeric: 'tabular-nums' },
  near: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  reached: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

type CapUsedProps = { policy: { policyCap: number | null; policyCapUsed: number | null } };

/** How much of what a policy pays in all is used. Nothing where there is no cap, or nothing is paid here. */
export function CapUsed({ policy }: CapUsedProps) {
  const styles = useStyles();
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const text = useId();
  const state = capStateOf(policy);
  const { policyCap: cap, policyCapUsed } = policy;
  if (cap === null || state === 'none' || isPaidElsewhere) return null;

  const used = policyCapUsed ?? 0;
  return (
    <div className={styles.cap}>
      <span id={text}>
        <FormattedMessage
          id="dashboard.cap.used"
          values={{
            used: <Money amount={used} currency={currency} />,
            cap: <Money amount={cap} currency={currency} />,
          }}
        />
      </span>
      <ProgressBar
        thickness="large"
        aria-labelledby={text}
        color={colours[state]}
        max={Math.max(cap, 1)}
        value={state === 'reached' ? Math.max(cap, 1) : used}
      />
      {state === 'near' ? (
        <span className={styles.near}>
          <FormattedMessage
            id="dashboard.cap.near"
            values={{ left: <Money amount={balanceOf(policy) ?? 0} currency={currency} /> }}
          />
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

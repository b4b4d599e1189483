import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import { listTripFlights } from '#rules/insurance/tripTypes.ts';
import { BalanceFailed } from '#src/session/trips/BalanceFailed.tsx';
import type { CheckedPolicy } from '#src/session/trips/checkPolicies.ts';
import { useBalance } from '#src/session/trips/useBalance.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { Money } from '#src/ui/values/Money.tsx';

const useStyles = makeStyles({
  cover: {
    display: 'grid',
    gap: '12px',
    padding: '20px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (max-width: 639px)': { padding: '12px 16px' },
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  fine: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  figure: {
    ...displayType,
    fontSize: '32px',
    lineHeight: '40px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: tokens.colorBrandForeground2,
    overflowWrap: 'anywhere',
  },
  terms: {
    display: 'grid',
    gap: '6px',
    paddingBlockStart: '12px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  meter: {
    height: '8px',
    overflow: 'hidden',
    borderRadius: portalTokens.borderRadiusChip,
    backgroundColor: tokens.colorNeutralBackground6,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  part: {
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

type CoverProps = { flow: AddInsuranceActor; policy: CheckedPolicy | undefined };

/** Shows what a trip is insured against and what its policy can still pay, as far as the insurer says. */
export function Cover({ flow, policy }: CoverProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const left = useBalance(policy);
  const items = useSelector(flow, ({ context }) => context.items);
  const flights = listTripFlights(items);

  return (
    <section className={styles.cover} aria-label={formatMessage({ id: 'insurance.cover' })}>
      <div>
        <div className={mergeClasses(styles.line, styles.fine)}>
          <FormattedMessage
            id="insurance.cover.when"
            values={{ count: flights.length, flight: flights[0]?.flightNumber }}
          />
          <TextLink to={formatMessage({ id: 'trips.key_facts.path' })} inAnotherTab>
            <FormattedMessage id="trips.key_facts" />
          </TextLink>
        </div>
        <div className={styles.figure}>
          {left === null ? (
            <FormattedMessage id="insurance.cover.options" />
          ) : (
            <FormattedMessage id="insurance.cover.up_to" values={{ amount: <Money key="amount" {...left} /> }} />
          )}
        </div>
        <Muted isSmall>
          <FormattedMessage id={left === null ? 'insurance.cover.choice' : 'insurance.cover.choice.paid'} />
        </Muted>
      </div>
      <div className={styles.terms}>
        <div className={styles.line}>
          <FormattedMessage id="insurance.details.price" />{' '}
          <strong>
            <FormattedMessage id="insurance.details.included" />
          </strong>
        </div>
        {left && policy ? <Left policy={policy} balance={left.amount} currency={left.currency} /> : null}
      </div>
      <BalanceFailed policies={policy ? [policy] : []} />
    </section>
  );
}

type LeftProps = { policy: CheckedPolicy; balance: number; currency: string };

function Left({ policy: { externalPolicyNumber, policyCap }, balance, currency }: LeftProps) {
  const styles = useStyles();
  const cap = Math.max(policyCap ?? 0, 1);

  return (
    <>
      <div className={styles.line}>
        <span>
          <FormattedMessage id="insurance.cover.left" values={{ policy: externalPolicyNumber }} />
        </span>
        <span>
          <FormattedMessage
            id="insurance.cover.left_of"
            values={{
              left: (
                <strong key="left">
                  <Money amount={balance} currency={currency} />
                </strong>
              ),
              cap: <Money key="cap" amount={policyCap ?? 0} currency={currency} />,
            }}
          />
        </span>
      </div>
      <div className={styles.meter}>
        <div className={styles.part} style={{ width: `${Math.min(100, (balance / cap) * 100)}%` }} />
      </div>
    </>
  );
}

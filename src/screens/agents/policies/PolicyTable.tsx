import { Button, mergeClasses } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';

import { getPolicyState, type PolicyState } from '#rules/insurance/policies.ts';
import type { PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import type { TextId } from '#src/lib/texts.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';
import { Money } from '#src/ui/values/Money.tsx';

import styles from './PolicyTable.module.css';

const columns = [
  'partner_policies.number',
  'partner_policies.validity',
  'partner_policies.status',
  'partner_policies.insured',
  'partner_policies.cap',
  'partner_policies.products',
  'partner_policies.entitlements',
] as const satisfies readonly TextId[];

const states: Record<PolicyState, TextId> = {
  active: 'partner_policies.active',
  inactive: 'partner_policies.inactive',
  upcoming: 'partner_policies.upcoming',
  ended: 'partner_policies.ended',
};

/** Length up to which a policy number is kept on one line. */
const longestOnOneLine = 20;

type PolicyTableProps = {
  policies: readonly PartnerPolicy[];
  /** Where the page says that nothing can be changed; undefined if something can. */
  whyNot: string | undefined;
  onEdit: (policy: PartnerPolicy) => void;
  onDelete: (policy: PartnerPolicy) => void;
};

/** Policies with their details and actions; on a small screen each is a list of details. */
export function PolicyTable({ policies, ...actions }: PolicyTableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.names}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={column} />
            </th>
          ))}
          <th scope="col">
            <span className={styles.heard}>
              <FormattedMessage id="partner_policies.actions" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {policies.map((policy) => (
          <PolicyRow key={policy.externalPolicyNumber} policy={policy} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

type PolicyRowProps = Omit<PolicyTableProps, 'policies'> & { policy: PartnerPolicy };

function PolicyRow({ policy, whyNot, onEdit, onDelete }: PolicyRowProps) {
  const currency = useCurrency();
  const { clock } = usePortal();
  const state = getPolicyState(policy, toDay(clock.now()));
  const { externalPolicyNumber: name, policyStart, policyEnd, maxInsured, policyCap } = policy;
  const row = { name, whyNot };

  return (
    <tr>
      <th scope="row" className={name.length > longestOnOneLine ? styles.long : undefined}>
        {name}
      </th>
      <Cell name="partner_policies.validity">
        <FormattedMessage
          id="partner_policies.days"
          values={{ start: <LongDate date={policyStart} />, end: <LongDate date={policyEnd} /> }}
        />
      </Cell>
      <Cell name="partner_policies.status" isOff={state !== 'active'}>
        <FormattedMessage id={states[state]} />
      </Cell>
      <Cell name="partner_policies.insured">
        <People most={maxInsured ?? null} />
      </Cell>
      <Cell name="partner_policies.cap">
        {typeof policyCap === 'number' ? (
          <Money amount={policyCap} currency={currency} />
        ) : (
          <FormattedMessage id="partner_policies.no_cap" />
        )}
      </Cell>
      <Cell name="partner_policies.products" isLong>
        <Keys keys={policy.products} />
      </Cell>
      <Cell name="partner_policies.entitlements" isLong>
        <Keys keys={policy.entitlements} />
      </Cell>
      <td>
        <span className={styles.actions}>
          <RowAction
            {...row}
            text="partner_policies.edit"
            label="partner_policies.edit.of"
            icon={<EditRegular />}
            onPress={() => onEdit(policy)}
          />
          <RowAction
            {...row}
            text="partner_policies.delete"
            label="partner_policies.delete.of"
            icon={<DeleteRegular />}
            onPress={() => onDelete(policy)}
          />
        </span>
      </td>
    </tr>
  );
}

type CellProps = { name: TextId; isOff?: boolean; isLong?: boolean; children: ReactNode };

function Cell({ name, isOff = false, isLong = false, children }: CellProps) {
  return (
    <td className={isLong ? styles.long : undefined}>
      <span className={styles.name} aria-hidden="true">
        <FormattedMessage id={name} />
      </span>
      <span className={isOff ? styles.off : undefined}>{children}</span>
    </td>
  );
}

function People({ most }: { most: number | null }) {
  const { formatNumber } = useIntl();
  if (most === null) return <FormattedMessage id="partner_policies.not_recorded" />;
  return most === 0 ? <FormattedMessage id="partner_policies.no_maximum" /> : formatNumber(most);
}

function Keys({ keys }: { keys: readonly string[] | null | undefined }) {
  if (!keys) return <FormattedMessage id="partner_policies.not_recorded" />;
  return keys.length > 0 ? (
    <FormattedList value={keys} type="unit" />
  ) : (
    <FormattedMessage id="partner_policies.none_of_these" />
  );
}

type RowActionProps = {
  text: TextId;
  /** The same with the number of the policy. */
  label: TextId;
  icon: ReactElement;
  name: string;
  whyNot: string | undefined;
  onPress: () => void;
};

function RowAction({ text, label, icon, name, whyNot, onPress }: RowActionProps) {
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();

  return (
    <Button
      className={mergeClasses(touch.target, styles.action)}
      appearance="subtle"
      icon={icon}
      aria-label={formatMessage({ id: label }, { name })}
      aria-describedby={whyNot}
      disabledFocusable={whyNot !== undefined}
      onClick={onPress}
    >
      <FormattedMessage id={text} />
    </Button>
  );
}

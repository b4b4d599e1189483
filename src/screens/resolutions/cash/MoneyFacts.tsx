import { BuildingBankRegular, BuildingRegular, ClockRegular, SendRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { toDay } from '#src/lib/time/dates.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { useApp } from '#src/session/portal.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { Points } from '../glance/Points.tsx';
import { useMoneyDays } from './useMoneyDays.ts';

type MoneyFactsProps = {
  /** Account that the money goes to; null if the customer has not chosen one. */
  to: ReactNode;
  isPaidByPartner: boolean;
  /** An employee of the insurer reviews the payment first. */
  isByHand: boolean;
  /** Instant in the insurer's format. */
  sentOn?: string | null;
  /** The customer has to act before the money is sent. */
  isWaiting?: boolean;
};

/** A partner that pays by itself knows the account already, so no account is shown. */
export function MoneyFacts({ to, isPaidByPartner, isByHand, sentOn = null, isWaiting = false }: MoneyFactsProps) {
  const { formatMessage } = useIntl();
  const partner = useApp(({ context }) => context.client?.branding.name ?? null);
  const days = useMoneyDays();
  const sent = parseInstant(sentOn ?? '');
  const isOfPartner = isPaidByPartner && to === null;
  const when = isByHand ? formatMessage({ id: 'resolutions.money.days_by_hand' }, { days }) : days;

  return (
    <Points
      points={[
        { name: 'resolutions.money.to', icon: <BuildingBankRegular />, value: to },
        { name: 'resolutions.money.by', icon: <BuildingRegular />, value: isOfPartner ? partner : null },
        {
          name: 'resolutions.money.sent',
          icon: <SendRegular />,
          value: sent === null ? null : <LongDate date={toDay(sent)} />,
        },
        { name: 'resolutions.money.when', icon: <ClockRegular />, value: isOfPartner || isWaiting ? null : when },
      ]}
    />
  );
}

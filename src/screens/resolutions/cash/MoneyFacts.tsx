import { BuildingBankRegular, BuildingRegular, ClockRegular, SendRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { dayOf } from '#src/lib/time/dates.ts';
import { instantOf } from '#src/lib/time/instants.ts';
import { useApp } from '#src/session/portal.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { Points } from '../glance/Points.tsx';
import { useMoneyDays } from './useMoneyDays.ts';

type MoneyFactsProps = {
  /** Where it goes; null where nobody has said so. */
  to: ReactNode;
  isPaidByPartner: boolean;
  /** Somebody at the insurer looks at it first. */
  isByHand: boolean;
  /** As the insurer calls the moment. */
  sentOn?: string | null;
  /** Nothing goes before its customer has done something more. */
  isWaiting?: boolean;
};

/** Of money where it goes, and when it is there; who pays it, where a partner does and knows by itself where to. */
export function MoneyFacts({ to, isPaidByPartner, isByHand, sentOn = null, isWaiting = false }: MoneyFactsProps) {
  const { formatMessage } = useIntl();
  const partner = useApp(({ context }) => context.client?.branding.name ?? null);
  const days = useMoneyDays();
  const sent = instantOf(sentOn ?? '');
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
          value: sent === null ? null : <LongDate date={dayOf(sent)} />,
        },
        { name: 'resolutions.money.when', icon: <ClockRegular />, value: isOfPartner || isWaiting ? null : when },
      ]}
    />
  );
}

import { CursorClickRegular, PersonClockRegular, TimerRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isSent } from '#machines/resolutions/cash/claim.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { useNow } from '#src/session/useNow.ts';
import type { Step } from '#src/ui/flights/Timeline.tsx';

import { InlineContact } from '../case/Contact.tsx';
import { useLoungeName } from '../lounge/useLoungeName.ts';
import { Chosen } from './Chosen.tsx';
import { listStatusSteps, type Pass, type StatusStep } from './steps.ts';

/** Returns the status of an option as timeline steps; null if the remedy or the status is unknown. */
export function useStatusSteps(option: Option, told: Case, remedy: Remedy | null): Step[] | null {
  const { locale, formatNumber } = useIntl();
  const nameOf = useLoungeName();
  const pass = passOf(option, useNow());
  const { status, prize, booking } = option;
  const values = {
    amount: prize === null ? '' : money(prize, told.currency, locale),
    points: prize === null ? '' : formatNumber(prize),
    contact: <InlineContact key="contact" />,
    lounge: booking ? nameOf(booking.location) : '',
    // A booking already names the chosen alternative.
    choice: option.confirmation ? '' : <Chosen key="choice" option={option} case={told} />,
  };

  return listStatusSteps(remedy, status, { pass, isSent: isSent(option) })?.map((step) => shown(step, values)) ?? null;
}

function passOf({ confirmation }: Option, now: number): Pass {
  if (confirmation?.displayCode == null) return 'to come';
  const until = parseInstant(confirmation.expirydate ?? '');
  return until !== null && until < now ? 'expired' : 'good';
}

const shown = ({ state, title, detail, by }: StatusStep, values: Record<string, ReactNode>): Step => ({
  key: title,
  state,
  icon: by === 'you' ? <CursorClickRegular /> : state === 'coming' ? <TimerRegular /> : <PersonClockRegular />,
  title: <FormattedMessage id={title} values={values} />,
  children: detail ? <FormattedMessage id={detail} values={values} /> : null,
});

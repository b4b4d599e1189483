import { makeStyles, tokens } from '@fluentui/react-components';
import { CursorClickRegular, PersonClockRegular, TimerRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { remedyOf } from '#machines/resolutions/case/remedies.ts';
import { isSent } from '#machines/resolutions/cash/claim.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy, OptionStatus as Status } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';
import { instantOf } from '#src/lib/time/instants.ts';
import { useNow } from '#src/session/useNow.ts';
import { type Step, Timeline } from '#src/ui/flights/Timeline.tsx';

import { InlineContact } from '../case/Contact.tsx';
import { AlreadySent } from '../cash/AlreadySent.tsx';
import { PaidTo } from '../cash/PaidTo.tsx';
import { useLoungeName } from '../lounge/useLoungeName.ts';
import { BookedFacts } from './BookedFacts.tsx';
import { Chosen } from './Chosen.tsx';
import { type Pass, type StatusStep, stepsOf } from './steps.ts';

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** Money is on its way then, or paid. */
const claimed: ReadonlySet<string> = new Set<Status>(['Requested', 'Booked', 'Confirmed', 'Redeemed']);
/** Nothing is to be said of it but where it went, and when. */
const settled: ReadonlySet<string> = new Set<Status>(['Confirmed', 'Redeemed']);

type OptionStatusProps = {
  option: Option;
  case: Case;
  /** Of a combination the part that is shown. */
  remedy?: Remedy | null;
};

/** How an option stands: what is done, what is waited for, who acts, and when to look again. */
export function OptionStatus({ option, case: told, remedy = remedyOf(option) }: OptionStatusProps) {
  const styles = useStyles();
  const { locale, formatNumber } = useIntl();
  const nameOf = useLoungeName();
  const { status, prize, booking } = option;
  const found = stepsOf(remedy, status, { pass: passOf(option, useNow()), isSent: isSent(option) });
  if (!found)
    return (
      <p className={styles.text}>
        <FormattedMessage id="resolutions.status.neutral" values={{ contact: <InlineContact key="contact" /> }} />
      </p>
    );
  const values = {
    amount: prize === null ? '' : money(prize, told.currency, locale),
    points: prize === null ? '' : formatNumber(prize),
    contact: <InlineContact key="contact" />,
    lounge: booking ? nameOf(booking.location) : '',
    // What was booked says by itself which it is.
    choice: option.confirmation ? '' : <Chosen key="choice" option={option} case={told} />,
  };

  return (
    <>
      <Timeline steps={found.map((step) => shown(step, values))} />
      {remedy === 'CASH' && !settled.has(status) ? (
        <AlreadySent option={option} currency={told.currency} text={wasSent(status)} />
      ) : null}
      {remedy === 'CASH' && (claimed.has(status) || isSent(option)) ? (
        <PaidTo option={option} case={told} isWaiting={!claimed.has(status) || status === 'Redeemed'} />
      ) : null}
      <BookedFacts option={option} disrupted={told.flight} />
    </>
  );
}

/** Of money that has gone out before. */
function wasSent(status: string): TextId {
  if (status === 'Initial' || status === 'Failed') return 'resolutions.sent.offered';
  return claimed.has(status) ? 'resolutions.sent.claimed' : 'resolutions.sent';
}

function passOf({ confirmation }: Option, now: number): Pass {
  if (confirmation?.displayCode == null) return 'to come';
  const until = instantOf(confirmation.expirydate ?? '');
  return until !== null && until < now ? 'expired' : 'good';
}

const shown = ({ state, title, detail, by }: StatusStep, values: Record<string, ReactNode>): Step => ({
  key: title,
  state,
  icon: by === 'you' ? <CursorClickRegular /> : state === 'coming' ? <TimerRegular /> : <PersonClockRegular />,
  title: <FormattedMessage id={title} values={values} />,
  children: detail ? <FormattedMessage id={detail} values={values} /> : null,
});

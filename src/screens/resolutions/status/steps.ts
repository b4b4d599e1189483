import type { OptionStatus, Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';

/** `by` names who acts now: the customer (`you`) or the insurer (`us`). */
export type StatusStep = {
  state: 'done' | 'now' | 'coming' | 'over';
  title: TextId;
  detail?: TextId;
  by?: 'you' | 'us';
};

type Statuses = Record<Exclude<OptionStatus, 'N/A'>, readonly StatusStep[]>;

const done = (title: TextId, detail?: TextId): StatusStep => ({ state: 'done', title, ...(detail && { detail }) });
const now = (by: 'you' | 'us', title: TextId, detail?: TextId): StatusStep => ({
  state: 'now',
  by,
  title,
  ...(detail && { detail }),
});
const coming = (title: TextId): StatusStep => ({ state: 'coming', title });
const over = (title: TextId, detail: TextId): StatusStep => ({ state: 'over', title, detail });

const toBeCalled: readonly StatusStep[] = [
  done('resolutions.step.call_asked'),
  now('us', 'resolutions.step.call', 'resolutions.step.looks_by_itself'),
  coming('resolutions.step.after_call'),
];
const declined: readonly StatusStep[] = [over('resolutions.step.declined', 'resolutions.step.declined.detail')];
const passedOver: readonly StatusStep[] = [over('resolutions.step.passed_over', 'resolutions.step.passed_over.detail')];
const passToCome: readonly StatusStep[] = [
  done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
  now('us', 'resolutions.step.lounge.pass_to_come', 'resolutions.step.lounge.pass_to_come.detail'),
];
const paidByHand: readonly StatusStep[] = [
  done('resolutions.step.cash.claimed'),
  now('us', 'resolutions.step.cash.by_hand', 'resolutions.step.by_hand.detail'),
  coming('resolutions.step.cash.to_come'),
];
/** No lifecycle leads to this status, but an insurer can send it anyway. */
const announced = (remedy: 'cash' | 'points'): readonly StatusStep[] => [
  done(`resolutions.step.${remedy}.offered`),
  now('us', 'resolutions.step.claim_awaited', 'resolutions.step.claim_awaited.detail'),
  coming('resolutions.step.claim_to_come'),
];
const settled = done('resolutions.step.settled', 'resolutions.step.settled.detail');
const credited: readonly StatusStep[] = [
  done('resolutions.step.points.claimed'),
  now('us', 'resolutions.step.points.crediting', 'resolutions.step.by_hand.detail'),
];
const open = (title: TextId): readonly StatusStep[] => [now('you', title)];

/** Names the chosen alternative, if the insurer does. */
const chosen: TextId = 'resolutions.step.chosen.which';

const requested = (remedy: 'rebooking' | 'hotel'): Statuses => ({
  None: [over(`resolutions.step.${remedy}.none`, 'resolutions.step.none.detail')],
  Redeemed: [done(`resolutions.step.${remedy}.chosen`, chosen), settled],
  Initial: open(`resolutions.step.${remedy}.open`),
  OptionsSent: [done(`resolutions.step.${remedy}.found`), now('you', 'resolutions.step.choose')],
  CallMe: toBeCalled,
  Requested: [
    done(`resolutions.step.${remedy}.asked`),
    now('us', `resolutions.step.${remedy}.looking`, 'resolutions.step.looks_by_itself'),
    coming('resolutions.step.to_choose'),
  ],
  Confirmed: [
    done(`resolutions.step.${remedy}.chosen`, chosen),
    now('us', `resolutions.step.${remedy}.booking`, 'resolutions.step.looks_by_itself'),
    coming(`resolutions.step.${remedy}.to_come`),
  ],
  Booked: [done(`resolutions.step.${remedy}.chosen`, chosen), done(`resolutions.step.${remedy}.booked`)],
  Rejected: declined,
  Failed: [
    done(`resolutions.step.${remedy}.asked`),
    now('you', 'resolutions.step.failed', 'resolutions.step.none.detail'),
  ],
});

/** Steps of each remedy by status: what is done, who acts now and what follows. */
const steps: Record<Remedy, Statuses> = {
  LOUNGE: {
    Initial: open('resolutions.step.lounge.asked'),
    OptionsSent: [done('resolutions.step.lounge.found'), now('you', 'resolutions.step.choose')],
    CallMe: toBeCalled,
    Requested: [
      done('resolutions.step.lounge.requested'),
      now('us', 'resolutions.step.lounge.looking', 'resolutions.step.lounge.looking.detail'),
      coming('resolutions.step.to_choose'),
    ],
    Booked: [
      done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
      now('you', 'resolutions.step.lounge.to_confirm'),
    ],
    Confirmed: [
      done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
      now('you', 'resolutions.step.lounge.pass', 'resolutions.step.lounge.pass.detail'),
    ],
    Redeemed: [
      done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
      done('resolutions.step.lounge.used'),
    ],
    Rejected: declined,
    None: [over('resolutions.step.lounge.none', 'resolutions.step.lounge.none.detail')],
    Failed: [
      done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
      now('you', 'resolutions.step.failed'),
    ],
  },
  CASH: {
    Initial: open('resolutions.step.cash.open'),
    OptionsSent: announced('cash'),
    None: [over('resolutions.step.cash.none', 'resolutions.step.claim_none.detail')],
    Redeemed: [done('resolutions.step.cash.claimed'), settled],
    CallMe: toBeCalled,
    Requested: paidByHand,
    Booked: paidByHand,
    Confirmed: [done('resolutions.step.cash.claimed'), done('resolutions.step.cash.paid')],
    Rejected: declined,
    Failed: [done('resolutions.step.cash.claimed'), now('you', 'resolutions.step.failed')],
  },
  REBOOKING: requested('rebooking'),
  HOTEL: requested('hotel'),
  POINTS: {
    Initial: open('resolutions.step.points.open'),
    OptionsSent: announced('points'),
    CallMe: toBeCalled,
    Requested: credited,
    Booked: credited,
    None: [over('resolutions.step.points.none', 'resolutions.step.claim_none.detail')],
    Redeemed: [done('resolutions.step.points.claimed'), settled],
    Confirmed: [
      done('resolutions.step.points.claimed'),
      done('resolutions.step.points.credited', 'resolutions.step.points.credited.detail'),
    ],
    Rejected: declined,
    Failed: [done('resolutions.step.points.claimed'), now('you', 'resolutions.step.failed')],
  },
};

export type Pass = 'to come' | 'good' | 'expired';

const passes: Record<Exclude<Pass, 'good'>, readonly StatusStep[]> = {
  'to come': passToCome,
  expired: [
    done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which'),
    over('resolutions.step.lounge.expired', 'resolutions.step.lounge.expired.detail'),
  ],
};

/** Once the insurer gives a sent date the money has left, so no step may say that it is on its way. */
const sent: readonly StatusStep[] = [done('resolutions.step.cash.claimed'), done('resolutions.step.cash.sent')];

type Known = { pass: Pass; isSent: boolean };

/** Returns the steps of a status, or null if the remedy or the status is unknown. */
export function listStatusSteps(
  remedy: Remedy | null,
  status: string,
  { pass, isSent }: Known,
): readonly StatusStep[] | null {
  if (status === 'N/A') return passedOver;
  if (remedy === 'CASH' && isSent && (status === 'Confirmed' || status === 'Redeemed')) return sent;
  if (remedy === 'LOUNGE' && status === 'Confirmed' && pass !== 'good') return passes[pass];
  return (remedy && steps[remedy][status as keyof Statuses]) ?? null;
}

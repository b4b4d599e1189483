import type { OptionStatus, Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { skyTheme } from '../../customer/sky.ts';
import { catalogues, say } from '../../flows/texts.ts';

import type { Cell } from './cells.ts';
import { contact } from './contact.ts';

/** Ids of texts, or text that the insurer provides. */
type Words = readonly (
  | TextId
  | 'Harbour Lounge'
  | 'Terminal 2, After security'
  | 'Sky'
  | 'Left'
  | 'Anna Berg'
  | '$40.00'
  | Account
  | Ways
)[];
type Account = 'Household account ****3322' | '19th November 2026';
type Ways = typeof offered | typeof hotels;
/** Each flight is compared with the delayed one. */
const offered =
  'Sat 21 Nov: direct, 2 h 45 min Arrives 23 h 35 min later than your delayed flight 15:05 Oslo time to 16:50 London time SK1 from Oslo to London Sat 21 Nov: 1 change, 4 h 55 min Arrives 22 h 40 min later than your delayed flight 12:00 Oslo time to 14:05 Paris time SK2 from Oslo to Paris 1 h 35 min to change in Paris 15:40 Paris time to 15:55 London time SK3 from Paris to London';
export const flights = offered
  .replace(' Arrives 22 h 40 min later than your delayed flight', '')
  .replace(' Arrives 23 h 35 min later than your delayed flight', '');
const hotels = 'Pier Hotel Gate Inn';

const done = (...words: TextId[]): Words => ['flights.step.done', ...words];
const now = (...words: TextId[]): Words => ['flights.step.now', ...words];
const coming = (...words: TextId[]): Words => ['flights.step.coming', ...words];
const news = 'resolutions.step.looks_by_itself';

const called = [
  ...done('resolutions.step.call_asked'),
  ...now('resolutions.step.call', news),
  ...coming('resolutions.step.after_call'),
];
const ofAll: Partial<Record<OptionStatus, Words>> = {
  CallMe: called,
  Rejected: done('resolutions.step.declined', 'resolutions.step.declined.detail'),
  'N/A': done('resolutions.step.passed_over', 'resolutions.step.passed_over.detail'),
};
const announced = (remedy: 'cash' | 'points'): Words => [
  ...done(`resolutions.step.${remedy}.offered`),
  ...now('resolutions.step.claim_awaited', 'resolutions.step.claim_awaited.detail'),
  ...coming('resolutions.step.claim_to_come'),
];
const settled = done('resolutions.step.settled', 'resolutions.step.settled.detail');
const none: Words = ['resolutions.choosing.none', 'resolutions.contact'];
const to: Words = ['resolutions.money.to', 'Household account ****3322'];
const sent: Words = ['resolutions.money.sent', '19th November 2026'];
const toBeTold: Words = ['resolutions.money.to', 'resolutions.money.several', 'resolutions.money.when'];
const ofClaims = {
  cash: [...toBeTold, 'resolutions.money.days', 'resolutions.claim.cash.body'],
  cashToCheck: [...toBeTold, 'resolutions.money.days_by_hand', 'resolutions.claim.cash.body_manual'],
  unconfirmed: ['resolutions.claim.unconfirmed.title', 'resolutions.claim.unconfirmed.body'],
  cashFailed: ['errors.payout_request_failed', 'resolutions.failed.again', '$40.00'],
  pointsFailed: ['resolutions.claim.points_failed', 'resolutions.failed.again', 'resolutions.claim.points.prize'],
  cashByHand: [
    ...done('resolutions.step.cash.claimed'),
    ...now('resolutions.step.cash.by_hand', 'resolutions.step.by_hand.detail'),
    ...coming('resolutions.step.cash.to_come'),
    ...to,
    'resolutions.money.when',
    'resolutions.money.days_by_hand',
  ],
} satisfies Record<string, Words>;
const askedOf = (remedy: 'rebooking' | 'hotel'): Words => [
  'resolutions.glance.asks',
  `resolutions.remedy.${remedy}.asks`,
  'resolutions.glance.takes',
  `resolutions.remedy.${remedy}.takes`,
];

const points = (takes: 'takes' | 'takes_by_hand'): Words => [
  'resolutions.money.to',
  'resolutions.claim.points.to',
  'resolutions.money.when',
  `resolutions.remedy.points.${takes}`,
];
const crediting = [
  ...done('resolutions.step.points.claimed'),
  ...now('resolutions.step.points.crediting', 'resolutions.step.by_hand.detail'),
];
const pass = done('resolutions.step.lounge.chosen', 'resolutions.step.lounge.which');
const ticket: Words = [
  'resolutions.pass',
  'Harbour Lounge',
  'Terminal 2, After security',
  'resolutions.lounge.guest',
  'Anna Berg',
  'Left',
  'Sky',
  'resolutions.pass.to_come',
];

/** The text of a card below its title and chip. All other cards show the insurer's status. */
const wordsOf: Record<Remedy, Partial<Record<OptionStatus | `${OptionStatus} by hand`, Words>>> = {
  LOUNGE: {
    Initial: ['resolutions.lounge.question', 'resolutions.lounge.no_lounge', 'resolutions.declining'],
    OptionsSent: ['resolutions.lounge.question', 'resolutions.lounge.no_lounge', 'resolutions.declining'],
    Requested: [
      ...done('resolutions.step.lounge.requested'),
      ...now('resolutions.step.lounge.looking', 'resolutions.step.lounge.looking.detail'),
      ...coming('resolutions.step.to_choose'),
    ],
    Booked: ['resolutions.lounge.booked', ...ticket],
    Confirmed: [...pass, ...now('resolutions.step.lounge.pass_to_come', 'resolutions.step.lounge.pass_to_come.detail')],
    Redeemed: [...pass, ...done('resolutions.step.lounge.used')],
    None: done('resolutions.step.lounge.none', 'resolutions.step.lounge.none.detail'),
    Failed: ['errors.lounge_confirmation_failed', 'resolutions.failed.again', ...ticket],
  },
  CASH: {
    OptionsSent: announced('cash'),
    None: done('resolutions.step.cash.none', 'resolutions.step.claim_none.detail'),
    Redeemed: [...done('resolutions.step.cash.claimed'), ...done('resolutions.step.cash.sent'), ...to, ...sent],
    Initial: ['$40.00', ...ofClaims.cash],
    'Initial by hand': ['$40.00', ...ofClaims.cashToCheck],
    Requested: ['$40.00', ...to, ...ofClaims.unconfirmed],
    'Requested by hand': ofClaims.cashByHand,
    Booked: ofClaims.cashByHand,
    Confirmed: [
      ...done('resolutions.step.cash.claimed'),
      ...done('resolutions.step.cash.sent'),
      ...to,
      ...sent,
      'resolutions.money.when',
      'resolutions.money.days',
    ],
    Failed: [...ofClaims.cashFailed, ...ofClaims.cash],
    'Failed by hand': [...ofClaims.cashFailed, ...ofClaims.cashToCheck],
  },
  REBOOKING: {
    Initial: ['resolutions.rebooking.question', ...askedOf('rebooking'), 'resolutions.declining'],
    OptionsSent: ['resolutions.rebooking.choose', offered, ...none],
    None: done('resolutions.step.rebooking.none', 'resolutions.step.none.detail'),
    Redeemed: [...done('resolutions.step.rebooking.chosen'), ...settled],
    Requested: [
      ...done('resolutions.step.rebooking.asked'),
      ...now('resolutions.step.rebooking.looking', news),
      ...coming('resolutions.step.to_choose'),
    ],
    Confirmed: [
      ...done('resolutions.step.rebooking.chosen'),
      ...now('resolutions.step.rebooking.booking', news),
      ...coming('resolutions.step.rebooking.to_come'),
    ],
    Booked: [...done('resolutions.step.rebooking.chosen'), ...done('resolutions.step.rebooking.booked')],
    Failed: [
      ...done('resolutions.step.rebooking.asked'),
      ...now('resolutions.step.failed', 'resolutions.step.none.detail'),
    ],
  },
  HOTEL: {
    Initial: ['resolutions.hotel.question', ...askedOf('hotel'), 'resolutions.declining'],
    OptionsSent: ['resolutions.hotel.choose', hotels, ...none],
    Redeemed: [...done('resolutions.step.hotel.chosen'), ...settled],
    Requested: [
      ...done('resolutions.step.hotel.asked'),
      ...now('resolutions.step.hotel.looking', news),
      ...coming('resolutions.step.to_choose'),
    ],
    Confirmed: [
      ...done('resolutions.step.hotel.chosen'),
      ...now('resolutions.step.hotel.booking', news),
      ...coming('resolutions.step.hotel.to_come'),
    ],
    Booked: [...done('resolutions.step.hotel.chosen'), ...done('resolutions.step.hotel.booked')],
    None: done('resolutions.step.hotel.none', 'resolutions.step.none.detail'),
    Failed: [
      ...done('resolutions.step.hotel.asked'),
      ...now('resolutions.step.failed', 'resolutions.step.none.detail'),
    ],
  },
  POINTS: {
    Initial: ['resolutions.claim.points.prize', ...points('takes')],
    'Initial by hand': ['resolutions.claim.points.prize', ...points('takes_by_hand')],
    Requested: ['resolutions.claim.points.prize', ...ofClaims.unconfirmed],
    'Requested by hand': crediting,
    Booked: crediting,
    OptionsSent: announced('points'),
    None: done('resolutions.step.points.none', 'resolutions.step.claim_none.detail'),
    Redeemed: [...done('resolutions.step.points.claimed'), ...settled],
    Confirmed: [
      ...done('resolutions.step.points.claimed'),
      ...done('resolutions.step.points.credited', 'resolutions.step.points.credited.detail'),
    ],
    Failed: [...ofClaims.pointsFailed, ...points('takes')],
    'Failed by hand': [...ofClaims.pointsFailed, ...points('takes_by_hand')],
  },
};
const chips: Record<OptionStatus, TextId> = {
  Initial: 'resolutions.status.initial',
  OptionsSent: 'resolutions.status.options_sent',
  CallMe: 'resolutions.status.call_me',
  Requested: 'resolutions.status.requested',
  Confirmed: 'resolutions.status.confirmed',
  Booked: 'resolutions.status.booked',
  Rejected: 'resolutions.status.rejected',
  None: 'resolutions.status.none',
  Failed: 'resolutions.status.failed',
  Redeemed: 'resolutions.status.redeemed',
  'N/A': 'resolutions.status.passed_over',
};
/** Cash has no choice or booking; and an option that still needs confirmation counts as chosen only. */
const chipsOf: Partial<Record<Remedy, Partial<Record<OptionStatus, TextId>>>> = {
  LOUNGE: { Booked: 'resolutions.status.unconfirmed' },
  REBOOKING: { Confirmed: 'resolutions.status.flight_submitted' },
  HOTEL: { Confirmed: 'resolutions.status.hotel_submitted' },
  CASH: {
    OptionsSent: 'resolutions.status.requested',
    Requested: 'resolutions.status.awaiting_payment',
    Booked: 'resolutions.status.awaiting_payment',
  },
  POINTS: { OptionsSent: 'resolutions.status.requested', Booked: 'resolutions.status.crediting' },
};
const names = {
  LOUNGE: 'resolutions.remedy.lounge',
  CASH: 'resolutions.remedy.cash',
  REBOOKING: 'resolutions.remedy.rebooking',
  HOTEL: 'resolutions.remedy.hotel',
  POINTS: 'resolutions.remedy.points',
} as const;

/** Returns the text of a card for this remedy and status, without buttons. */
export function expected({ remedy, status, manual }: Cell): string {
  const ofRemedy = wordsOf[remedy];
  const words = (manual ? ofRemedy[`${status} by hand`] : undefined) ?? ofRemedy[status] ?? ofAll[status] ?? [];
  const values = {
    amount: '$40.00',
    points: '40',
    lounge: 'Harbour Lounge',
    days: say('resolutions.money.days'),
    ...skyTheme.config.contact,
    ...contact(),
    count: '2',
  };
  const said = (word: string) => (catalogues.en?.[word] === undefined ? word : say(word as TextId, values));
  const unseen = remedy === 'CASH' ? [] : (['resolutions.view.not_shown'] as const);
  const settled = remedy !== 'LOUNGE' && status === 'Redeemed' && ('resolutions.status.settled' as const);
  const chip = settled || (chipsOf[remedy]?.[status] ?? chips[status]);
  return [names[remedy], chip, ...unseen, ...words].map(said).join(' ');
}

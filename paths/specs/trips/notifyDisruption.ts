import type { NotifyDisruptionSnapshot } from '#machines/trips/notifyDisruption.machine.ts';
import { notifyDisruptionModel } from '#machines/trips/notifyDisruption.model.ts';

import type { Act, Fields } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';

type Context = NotifyDisruptionSnapshot['context'];

const open = (named: 'trips.update_flight' | 'disruption.open_flight', flight: string) =>
  [{ acts: [{ press: 'button', named, values: { flight } }] }] as const;

const anna = (tripId: string) => ({ partner: 'sky', path: `/insurance/${tripId}`, as: 'anna@sky.test' }) as const;

const choose = {
  pick: 'disruption.question',
  with: 'choice',
  labels: { ON_TIME: 'disruption.on_time', DELAY: 'disruption.late', CANCELLATION: 'disruption.cancelled' },
} as const satisfies Act;

const send = { press: 'button', named: 'disruption.submit' } as const satisfies Act;

/** A delay of some days, valid for every flight here. */
const late: Fields = { choice: 'DELAY', delayDate: { inDays: 6 }, delayTime: '18:00' };

/** The fields appear once a delay is chosen. */
const fillIn = [
  choose,
  { fill: 'disruption.date', with: 'delayDate' },
  { fill: 'disruption.time', with: 'delayTime' },
] as const satisfies readonly Act[];

export const reportDelay = [{ acts: [...fillIn, send], fields: late }] as const;

const close = [
  { press: 'button', named: 'disruption.close', ifAsked: 'wizard.leave.yes' },
] as const satisfies readonly Act[];

const gone: readonly Assertion[] = [{ role: 'dialog', text: 'disruption.title', is: 'missing' }];

const said =
  (text: 'disruption.already_cancelled' | 'disruption.departed') =>
  ({ flightId }: Pick<Context, 'flightId'>): readonly Assertion[] => [
    { role: 'dialog', text: 'disruption.title' },
    { text, values: { flight: flightId } },
    { role: 'button', text: 'disruption.submit', is: 'missing' },
  ];

export const spec = flowSpec(notifyDisruptionModel, {
  labels: { delayDate: 'disruption.date' },
  starts: {
    'a flight to come': {
      ...anna('25df1f36-dbeb-5f9e-a9e0-9b1d13d06e5c'),
      do: [...open('trips.update_flight', 'SK111')],
    },
    'one that is late': {
      ...anna('7c9b6350-64bd-5c5d-814a-98def8919610'),
      do: [...open('disruption.open_flight', 'SK118')],
    },
    'one that is cancelled': {
      ...anna('dc01af52-27b5-5b93-a9b5-0303d9d13cb9'),
      do: [...open('disruption.open_flight', 'SK107')],
    },
  },
  events: {
    'disruption.described': {
      usually: [choose, send],
      cases: { late: { fields: late, first: [{ acts: fillIn, fields: late }], when: 'choosing' } },
    },
    'cancellation.confirmed': [{ press: 'button', named: 'disruption.confirm.yes' }],
    'cancellation.withdrawn': [{ press: 'button', named: 'disruption.confirm.no' }],
    'dialog.closed': close,
  },
  states: {
    starting: 'transient',
    alreadyCancelled: said('disruption.already_cancelled'),
    choosing: ({ isAlerted, isUnsure }: Pick<Context, 'isAlerted' | 'isUnsure'>): readonly Assertion[] => [
      { role: 'dialog', text: 'disruption.title' },
      { role: 'radiogroup', text: 'disruption.question' },
      { role: 'button', text: 'disruption.submit', is: 'enabled' },
      { role: 'button', text: 'disruption.close', is: 'enabled' },
      ...(isAlerted || isUnsure ? [{ text: 'disruption.on_time', is: 'missing' } as const] : []),
      ...(isUnsure ? [{ text: 'disruption.unsure' } as const] : []),
    ],
    confirming: ({ flightId }: Pick<Context, 'flightId'>): readonly Assertion[] => [
      { role: 'dialog', text: 'disruption.confirm.title', values: { flight: flightId } },
      { role: 'button', text: 'disruption.confirm.no', is: 'enabled' },
      { role: 'button', text: 'disruption.confirm.yes', is: 'enabled' },
    ],
    sending: [
      { role: 'button', text: 'disruption.submit', is: 'busy' },
      { role: 'button', text: 'disruption.close', is: 'disabled' },
    ],
    departed: said('disruption.departed'),
    sent: gone,
    left: gone,
  },
  actors: {
    sendAlert: {
      call: 'POST /travel/flights/notify-alert',
      document: 'NotifyAlert',
      answers: {
        sent: { data: { notifyAlert: { __typename: 'AlertSent', alertId: '5f0c5c1e-0d6a-5c39-9a53-0d4d3a1f6b11' } } },
      },
    },
  },
  effects: {
    announceSent: [{ notice: 'notices.alert_sent' }],
    watchFlight: 'unseen',
  },
});

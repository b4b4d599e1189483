import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { toCustomerAct } from '../case/attempt.ts';
import { createDisruption, createOption } from '../case/case.model.ts';
import type { CaseRead } from '../resolutions.ts';
import { loungeOptionMachine } from './loungeOption.machine.ts';

const lounges = [
  {
    loungeId: 'LNG-HARBOUR',
    terminal: '2',
    name: 'Harbour Lounge',
    securityLocation: 'After security',
    businessHours: 'Mon-Fri 05:00-22:00;Sat 06:00-20:00',
    directions: 'Left after the shops',
  },
];
const booking = {
  location: { name: 'Harbour Lounge', securityLocation: 'After security', terminal: '2', directions: 'Left' },
  userName: 'Anna Berg',
};
const inStatus = (status: string) =>
  createOption('LOUNGE', {
    status,
    lounges,
    ...(status === 'Initial' ? {} : { resolutionId: 'resolution' }),
    ...(['Booked', 'Confirmed', 'Failed'].includes(status) && { booking }),
  });
const told = (status: string) => ({ kind: 'changed' as const, resolutionId: 'resolution', status });
const read = (status: string): CaseRead => ({ kind: 'read', case: createDisruption([inStatus(status)]), at: 1 });

const given = {
  allowances: { callMeAllowed: true },
  which: { category: 'FLIGHT', tripId: 'trip', flightId: 'late' },
  userId: 'anna',
  mayWrite: true,
  newKey: () => 'key',
} as const;
const seen = (status: string) => ({ option: inStatus(status), allowances: given.allowances });

export const loungeOptionModel = {
  machine: loungeOptionMachine,
  inputs: {
    open: { ...given, option: inStatus('Initial') },
    booked: { ...given, option: inStatus('Booked') },
  },
  events: {
    'choice.requested': 'no payload',
    'lounge.chosen': { harbour: { loungeId: 'LNG-HARBOUR', firstName: 'Anna', surname: 'Berg' } },
    'choice.cancelled': 'no payload',
    'access.denied': 'no payload',
    'access.denial.confirmed': 'no payload',
    'access.denial.cancelled': 'no payload',
    'decline.requested': 'no payload',
    'decline.confirmed': 'no payload',
    'decline.cancelled': 'no payload',
    'call.requested': 'no payload',
    'booking.confirmed': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'retry.requested': 'no payload',
    'option.read': { booked: seen('Booked'), over: seen('Redeemed') },
  },
  answers: {
    submit: {
      booked: told('Booked'),
      over: told('Rejected'),
      name: createFieldRefusal('firstName', 'invalid'),
      LOUNGE_ID_NOT_FOUND: createRefusal('LOUNGE_ID_NOT_FOUND'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
    },
    confirm: {
      confirmed: told('Confirmed'),
      failed: told('Failed'),
      booked: told('Booked'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
    },
    patch: { patched: told('Confirmed'), VENDOR_ERROR: createRefusal('VENDOR_ERROR') },
    readCase: {
      open: read('Initial'),
      booked: read('Booked'),
      confirmed: read('Confirmed'),
      failed: read('Failed'),
      rejected: read('Rejected'),
      gone: { kind: 'read', case: createDisruption([]), at: 1 },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ option: { status, resolutionId }, attempt, confirmKey }) =>
    [
      ['Initial', 'Booked', 'Failed'].includes(status) ? status : 'over',
      resolutionId === null && 'never asked',
      attempt && toCustomerAct('LOUNGE', attempt.answer),
      confirmKey && 'a confirmation sent',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof loungeOptionMachine>;

import { describeCancelling } from '#tests/kit/machines/cancelling.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../../answers.model.ts';
import { cancelInsuranceMachine } from './cancelInsurance.machine.ts';
import { cancelInsuranceModel } from './cancelInsurance.model.ts';

describeCancelling(cancelInsuranceMachine, {
  gone: refusedWith('TRIP_NOT_FOUND'),
  locked: 'FLIGHT_ALERTED',
  refusal: 'IN_USE',
});

describeModel(cancelInsuranceModel, {
  'to begin with': { 'from its page': 'details' },
  details: {
    'cancellation.requested': 'areYouSure',
    'insurance.missed': 'gone + announceGone',
    'dialog.closed': 'left',
  },
  areYouSure: {
    'cancellation.confirmed': 'cancelling',
    'cancellation.declined': 'details',
    'insurance.missed': 'gone + announceGone',
  },
  cancelling: {
    'cancel: cancelled': 'cancelled + announceCancelled',
    'cancel: TRIP_NOT_FOUND': 'gone + announceGone',
    'cancel: FLIGHT_ALERTED': 'locked',
    'cancel: IN_USE': 'details + react(warning, IN_USE)',
    'cancel: VENDOR_ERROR': 'details + react(warning, VENDOR_ERROR)',
    'cancel: no answer': 'unanswered (unsure) + announceUnanswered',
  },
  'details (unsure)': { 'insurance.missed': 'cancelled + announceCancelled' },
  'areYouSure (unsure)': { 'insurance.missed': 'cancelled + announceCancelled' },
  'cancelling (unsure)': {
    'cancel: TRIP_NOT_FOUND': 'cancelled + announceCancelled',
    'cancel: VENDOR_ERROR': 'unanswered + react(warning, VENDOR_ERROR)',
    'cancel: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: {
    'cancellation.confirmed': 'cancelling',
    'insurance.missed': 'cancelled + announceCancelled',
    'dialog.closed': 'left',
  },
  locked: { 'dialog.closed': 'left' },
  cancelled: {},
  gone: {},
  left: {},
});

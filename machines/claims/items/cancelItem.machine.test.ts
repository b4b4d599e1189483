import { describeCancelling } from '#tests/kit/machines/cancelling.ts';
import { describeModel } from '#tests/kit/model.ts';

import { cancelItemMachine } from './cancelItem.machine.ts';
import { cancelItemModel } from './cancelItem.model.ts';

describeCancelling(cancelItemMachine, { gone: { kind: 'gone' }, locked: 'IN_USE', refusal: 'INVALID_PARAMS' });

describeModel(cancelItemModel, {
  'to begin with': { 'from the list': 'details' },
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
    'cancel: gone': 'gone + announceGone',
    'cancel: IN_USE': 'locked',
    'cancel: GENERAL_400': 'details + react(warning, GENERAL_400)',
    'cancel: no answer': 'unanswered (unsure) + announceUnanswered',
  },
  'cancelling (unsure)': {
    'cancel: gone': 'cancelled + announceCancelled',
    'cancel: GENERAL_400': 'unanswered + react(warning, GENERAL_400)',
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

import { describeAdding } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { addPassengerMachine } from './addPassenger.machine.ts';
import { addPassengerModel, frida } from './addPassenger.model.ts';

describeAdding(addPassengerMachine, {
  entered: frida,
  others: { ...frida, name: 'Fredrik' },
  kept: { passengerId: 'frida', ...frida },
  field: 'mobilePhoneNumber',
  refusal: 'DUPLICATE_PASSENGER',
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(addPassengerModel, {
  'to begin with': { 'from a dialog': 'describing' },
  describing: { 'details.entered: Frida': 'adding', 'dialog.closed': 'left' },
  adding: {
    'add: added': 'added + announceAdded',
    'add: MISSING_PHONE_NUMBER': 'describing',
    'add: DUPLICATE_PASSENGER': warned('DUPLICATE_PASSENGER'),
    'add: MAX_ACCOUNT_PASSENGERS_EXCEEDED': warned('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
    'add: PHONE_NUMBER_NOT_INTERNATIONAL': warned('PHONE_NUMBER_NOT_INTERNATIONAL'),
    'add: no answer': 'describing + announceUnanswered',
  },
  added: {},
  left: {},
});

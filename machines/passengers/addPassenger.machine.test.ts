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

describeModel(addPassengerModel);

import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deletePassengerMachine } from './deletePassenger.machine.ts';
import { deletePassengerModel } from './deletePassenger.model.ts';

describeDeleting(deletePassengerMachine, { inUse: 'IN_USE', refusal: 'VENDOR_ERROR' });

describeModel(deletePassengerModel);

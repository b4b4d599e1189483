import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deleteBagMachine } from './deleteBag.machine.ts';
import { deleteBagModel } from './deleteBag.model.ts';

describeDeleting(deleteBagMachine, { inUse: 'RESOLUTION_PENDING', refusal: 'VENDOR_ERROR' });

describeModel(deleteBagModel);

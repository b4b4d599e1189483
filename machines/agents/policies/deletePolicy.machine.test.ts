import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deletePolicyMachine } from './deletePolicy.machine.ts';
import { deletePolicyModel } from './deletePolicy.model.ts';

describeDeleting(deletePolicyMachine, { inUse: 'IN_USE', refusal: 'VENDOR_ERROR' });

describeModel(deletePolicyModel);

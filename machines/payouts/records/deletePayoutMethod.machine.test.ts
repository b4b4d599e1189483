import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deletePayoutMethodMachine } from './deletePayoutMethod.machine.ts';
import { deletePayoutMethodModel } from './deletePayoutMethod.model.ts';

describeDeleting(deletePayoutMethodMachine, { inUse: 'PAYOUT_METHOD_IN_USE', refusal: 'PAYOUT_SERVICE_ERROR' });

describeModel(deletePayoutMethodModel);

import { describeRequesting } from '#tests/kit/machines/requests.ts';

import { requestRebookingModel } from './requestRebooking.model.ts';

describeRequesting(requestRebookingModel, 'REBOOKING');

import { describeRequesting } from '#tests/kit/machines/requests/requests.ts';

import { requestRebookingModel } from './requestRebooking.model.ts';

describeRequesting(requestRebookingModel, 'REBOOKING');

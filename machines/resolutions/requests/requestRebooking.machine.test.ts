import { describeRequesting } from '#tests/kit/machines/requests/requests.ts';
import { describeModel } from '#tests/kit/model.ts';

import { requestRebookingModel } from './requestRebooking.model.ts';

describeRequesting(requestRebookingModel, 'REBOOKING');
describeModel(requestRebookingModel);

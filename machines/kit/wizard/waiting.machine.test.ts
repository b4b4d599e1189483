import { describeModel } from '#tests/kit/model.ts';

import { waitingModel } from './waiting.model.ts';

describeModel(waitingModel);

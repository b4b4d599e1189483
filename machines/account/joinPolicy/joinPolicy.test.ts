import { describeAdding } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { joinPolicyMachine } from './joinPolicy.machine.ts';
import { joinPolicyModel, polNear } from './joinPolicy.model.ts';

describeAdding(joinPolicyMachine, {
  entered: polNear,
  others: { externalPolicyNumber: 'POL-CAPPED' },
  kept: polNear,
  field: 'externalPolicyNumber',
  refusal: 'GENERAL_400',
});

describeModel(joinPolicyModel);

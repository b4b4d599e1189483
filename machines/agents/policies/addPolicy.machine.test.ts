import { describeAdding } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { addPolicyMachine } from './addPolicy.machine.ts';
import { addPolicyModel, group } from './addPolicy.model.ts';

describeAdding(addPolicyMachine, {
  entered: group,
  others: { ...group, maxInsured: '5' },
  kept: group,
  field: 'products',
  refusal: 'VENDOR_ERROR',
});

describeModel(addPolicyModel);

import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editPolicyMachine } from './editPolicy.machine.ts';
import { editPolicyModel, running } from './editPolicy.model.ts';

describeEditing(editPolicyMachine, {
  known: running,
  all: running,
  changed: { policyEnd: '2032-12-31' },
  other: { maxInsured: '9' },
  field: 'policyEnd',
  refusal: 'VENDOR_ERROR',
  notFound: 'POLICY_NOT_FOUND',
});

it('sends an emptied cap, which takes the cap away, and no field that was unknown and stays empty', () => {
  const known = { ...running, maxInsured: '' };
  const input = { id: 'POL-NEAR', known, isFresh: false, newKey: () => 'key-1' };
  const { actor } = onStage(editPolicyMachine, input);

  actor.send({ type: 'details.entered', details: { ...known, policyCap: '' } });

  expect(actor.getSnapshot().context.attempt?.changes).toEqual({
    active: '1',
    policyStart: '2031-01-01',
    policyEnd: '2031-12-31',
    policyCap: '',
    products: 'travel',
    entitlements: 'LOUNGE',
  });
});

describeModel(editPolicyModel);

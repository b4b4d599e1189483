import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editPayoutMethodMachine, toPayoutChanges } from './editPayoutMethod.machine.ts';
import { editPayoutMethodModel, household } from './editPayoutMethod.model.ts';

describeEditing(editPayoutMethodMachine, {
  known: household,
  all: household,
  changed: { 'fields.accountNumber': '00003323' },
  other: { description: 'Another' },
  field: 'description',
  refusal: 'PAYOUT_SERVICE_ERROR',
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});

it("sends the provider's fields separately from the address", () => {
  expect(toPayoutChanges({ description: 'Shared', 'fields.sortCode': '110001', 'address.city': '' })).toEqual({
    description: 'Shared',
    fields: { sortCode: '110001' },
    address: { city: '' },
  });
});

it('omits unchanged values', () => {
  expect(toPayoutChanges({ description: 'Shared' })).toStrictEqual({ description: 'Shared' });
  expect(toPayoutChanges({ 'fields.sortCode': '110001' })).toStrictEqual({ fields: { sortCode: '110001' } });
});

describeModel(editPayoutMethodModel);

import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { changesIn, editPayoutMethodMachine } from './editPayoutMethod.machine.ts';
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
  expect(changesIn({ description: 'Shared', 'fields.sortCode': '110001', 'address.city': '' })).toEqual({
    description: 'Shared',
    fields: { sortCode: '110001' },
    address: { city: '' },
  });
});

it('omits unchanged values', () => {
  expect(changesIn({ description: 'Shared' })).toStrictEqual({ description: 'Shared' });
  expect(changesIn({ 'fields.sortCode': '110001' })).toStrictEqual({ fields: { sortCode: '110001' } });
});

describeModel(editPayoutMethodModel);

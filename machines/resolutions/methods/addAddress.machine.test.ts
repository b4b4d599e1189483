import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { addAddressMachine } from './addAddress.machine.ts';
import { addAddressModel, oldAccount } from './addAddress.model.ts';
import { toKnownValues, toPayoutChanges } from './payoutChanges.ts';

describeEditing(addAddressMachine, {
  known: oldAccount,
  all: oldAccount,
  changed: { city: 'Portland' },
  other: { city: 'Bangor' },
  field: 'postCode',
  refusal: 'PAYOUT_SERVICE_ERROR',
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});

it("sends address lines separately from the provider's fields", () => {
  const entered = { description: 'Mine', city: 'Portland', accountNumber: '00003311', email: 'maya@sky.test' };
  const method = { description: 'Mine', address: { city: 'Portland' }, fields: { accountNumber: '00003311' } };

  expect(toKnownValues(method)).toEqual({ description: 'Mine', city: 'Portland', accountNumber: '00003311' });
  expect(toPayoutChanges(entered)).toEqual({
    description: 'Mine',
    address: { city: 'Portland' },
    fields: { accountNumber: '00003311', email: 'maya@sky.test' },
  });
  expect(toPayoutChanges({ city: 'Bangor' })).toStrictEqual({ address: { city: 'Bangor' } });
  expect(toPayoutChanges({ description: 'Mine' })).toStrictEqual({ description: 'Mine' });
});

describeModel(addAddressModel);

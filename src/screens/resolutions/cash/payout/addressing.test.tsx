import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { sum } from '#paths/specs/kit/remedies.ts';
import { addressLines } from '#schema/rest/payouts.ts';
import { problem } from '#src/forms/problems.ts';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';
import { addressRules } from './addressForm.ts';

preload();

const tooLong = problem('validation.maxCharacters', { max: 100 });
const ownFields = [
  'legalType',
  'institutionNumber',
  'transitNumber',
  'accountNumber',
  'accountType',
  'sortCode',
] as const;
const known = Object.fromEntries(ownFields.map((key) => [key, 'x']));

describe('the requirements of a manual payment', () => {
  const found = (field: string, text: string) => addressRules(known)[field]?.(text, {});

  it.each(['description', ...addressLines, ...ownFields])(
    '%s is required and has at most a hundred characters',
    (field) => {
      expect(found(field, '')).toBe('validation.required');
      expect(found(field, '   ')).toBe('validation.required');
      expect(found(field, 'x'.repeat(100))).toBeNull();
      expect(found(field, ` ${'x'.repeat(100)} `)).toBeNull();
      expect(found(field, 'x'.repeat(101))).toEqual(tooLong);
    },
  );

  it('include a valid email address', () => {
    expect(found('email', ' ')).toBe('validation.email');
    expect(found('email', 'anna @sky.test')).toBe('validation.email_no_spaces');
    expect(found('email', 'anna@sky')).toBe('validation.inv_email');
    expect(found('email', ' anna@sky.test ')).toBeNull();
  });

  it.each(ownFields)('exclude a %s that the account does not have', (field) => {
    const { [field]: _, ...others } = known;
    expect(addressRules(others)).not.toHaveProperty(field);
  });
});

const method = {
  ...payoutMethods.payoutMethods[0],
  service: 'MANUAL',
  type: 'BANK',
  description: 'Household',
  extras: {},
  legalType: 'BUSINESS',
  accountNumber: '00003344',
};

async function opened() {
  const { gateway } = await openCase(told('CASH', 'Initial'), {}, { PayoutMethods: { payoutMethods: [method] } });
  await userEvent.click(screen.getByRole('button', { name: say('resolutions.claim.cash.submit', sum) }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = (id: Parameters<typeof say>[0]) => dialog.getByRole<HTMLInputElement>('textbox', { name: say(id) });
  const save = async () => {
    await userEvent.click(dialog.getByRole('button', { name: say('payouts.address.submit') }));
    await settle();
  };
  return { gateway, dialog, field, save };
}

describe('the form for a missing address', () => {
  it('asks for the fields of the account’s vendor', async () => {
    const { field, dialog } = await opened();
    expect([field('payouts.address.legalType').value, field('payouts.address.accountNumber').value]).toEqual([
      'BUSINESS',
      '****3344',
    ]);
    expect(dialog.queryByRole('textbox', { name: say('payouts.address.transitNumber') })).toBeNull();
  });

  it('marks a value that is too long and sends nothing', async () => {
    const { gateway, dialog, field, save } = await opened();
    for (const line of addressLines)
      fireEvent.change(field(`payouts.address.${line}`), {
        target: { value: 'x'.repeat(line === 'city' ? 101 : 100) },
      });
    await save();

    const summary = within(dialog.getByRole('alert'));
    expect(summary.getAllByRole('button')).toHaveLength(1);
    expect(field('payouts.address.city')).toHaveAccessibleDescription(say('validation.maxCharacters', { max: '100' }));
    expect(gateway.asked).not.toContain('UpdatePayoutMethod');

    fireEvent.change(field('payouts.address.city'), { target: { value: 'Portland' } });
    await save();
    expect(gateway.asked).toContain('UpdatePayoutMethod');
  });
});

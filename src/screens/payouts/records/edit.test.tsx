import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { askedField as field } from '#tests/kit/areas/askedField.ts';
import { until } from '#tests/kit/browser/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { EditForm } from './EditForm.tsx';

const fields = [
  field('accountNumber', 'Account number'),
  field('country', 'Country', { isReadOnly: true, initially: 'US' }),
  field('branch', 'Branch', { isReadOnly: true, initially: 'Any' }),
];
const method: PayoutMethod = {
  payoutMethodId: 'method-1',
  vendor: 'CORPORATE-BANKPRO',
  service: 'CORPORATE',
  provider: 'BANKPRO',
  type: 'BANK',
  description: 'Company account',
  isPreferred: false,
  fields: { accountNumber: '00003344', branch: 'Portland' },
  address: {},
};

it('shows read-only fields with the known or default value and never sends them', async () => {
  const onDone = vi.fn<() => void>();
  const { gateway, show } = openPortal({
    answers: { UpdatePayoutMethod: { updatePayoutMethod: { payoutMethodId: 'method-1' } } },
  });
  await show(<EditForm method={method} isFresh onDone={onDone} country="US" fields={fields} />);
  const text = (name: string) => screen.getByRole('textbox', { name, hidden: true });

  expect(text('Country')).toBeDisabled();
  expect(text('Country')).toHaveValue('US');
  expect(text('Country')).not.toHaveAccessibleDescription();
  expect(text('Branch')).toHaveValue('Portland');

  expect(text('Account number')).toHaveValue('****3344');
  await userEvent.click(screen.getByRole('button', { name: say('payouts.account.show'), hidden: true }));
  expect(text('Account number')).toHaveValue('00003344');
  await userEvent.type(text('Account number'), '5');
  await userEvent.click(screen.getByRole('button', { name: say('payouts.edit.submit'), hidden: true }));
  await until(() => expect(onDone).toHaveBeenCalled());
  expect(gateway.variables('UpdatePayoutMethod')).toEqual({
    payoutMethodId: 'method-1',
    changes: { accountNumber: '000033445' },
  });
});

const shown = async (address: Record<string, string> = {}) => {
  const onDone = vi.fn<() => void>();
  const { gateway, show } = openPortal({
    answers: { UpdatePayoutMethod: { updatePayoutMethod: { payoutMethodId: 'method-1' } } },
  });
  await show(<EditForm method={{ ...method, address }} isFresh onDone={onDone} country="US" fields={fields} />);
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: say('payouts.edit.submit'), hidden: true }));
    await until(() => expect(onDone).toHaveBeenCalled());
  };
  return { gateway, save, number: screen.getByRole('textbox', { name: 'Account number', hidden: true }) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

it('masks the account number until “Show” is pressed, and again after “Hide”', async () => {
  const { number } = await shown();

  expect(number).toHaveValue('****3344');
  expect(number).toHaveAttribute('inputmode', 'numeric');
  await press('Show');
  expect(number).toHaveValue('00003344');
  await press('Hide');
  expect(number).toHaveValue('****3344');
});

it('replaces a masked number by what is typed', async () => {
  const { gateway, number, save } = await shown();

  await userEvent.type(number, '99887766');
  expect(number).toHaveValue('99887766');
  await save();
  expect(gateway.variables('UpdatePayoutMethod')).toMatchObject({ changes: { accountNumber: '99887766' } });
});

it('shows an address without a second line and sends an entered one', async () => {
  const { gateway, save } = await shown({ addressLine2: '-' });
  const none = screen.getByRole('checkbox', { name: 'No second line', hidden: true });

  expect(none).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Address line 2', hidden: true })).toBeNull();
  await userEvent.click(none);
  await userEvent.type(screen.getByRole('textbox', { name: 'Address line 2', hidden: true }), '-1 floor');
  await save();
  expect(gateway.variables('UpdatePayoutMethod')).toMatchObject({ changes: { extras: { addressLine2: '-1 floor' } } });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { describe, expect, it, vi } from 'vitest';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import {
  description,
  fieldRules,
  initialMethod,
  type MethodValues,
  toMethodProblems,
  toMethodValues,
} from '#src/wizard/payouts/methodForm.ts';
import { askedField as field } from '#tests/kit/areas/askedField.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

const lookup = { primaryKey: 'routing', institutionName: 'bankName', postalCode: 'bankPostalCode', city: 'nobodyAsks' };
const fields = [
  field('legalType', 'Who holds it', {
    kind: 'radio',
    choices: [
      { key: 'PRIVATE', name: 'Myself' },
      { key: 'BUSINESS', name: 'A business' },
    ],
  }),
  field('accountType', 'Kind', { kind: 'select', choices: [{ key: 'SAVINGS', name: 'Savings' }] }),
  field('accountNumber', 'Account number', { pattern: '^\\d{6,17}$' }),
  field('routing', 'Bank code', { lookup }),
  field('bankName', 'Bank', { isRequired: false }),
  field('bankPostalCode', 'Postcode of the bank', { isRequired: false }),
  field('email', 'Email address', { kind: 'email' }),
  field('country', 'Country', { isReadOnly: true, initially: 'US' }),
];
const bank = {
  primaryKey: '011000011',
  institutionName: 'FIRST HARBOR TRUST',
  address1: '1 WHARF STREET',
  city: 'PORTLAND',
  postalCode: 'me 04101',
};
const manyBanks = Array.from({ length: 200 }, (_, at) => ({ ...bank, primaryKey: `b-${at}`, city: `TOWN ${at}` }));

async function shown(bankLookup: unknown = [bank], submit?: () => Record<string, unknown>) {
  const sent = vi.fn<(entered: MethodValues) => void>();
  const { gateway, show } = openPortal({ answers: { BankLookup: { bankLookup } } });
  await show(
    <Form<MethodValues>
      initialValues={initialMethod(fields)}
      validate={createValidator<MethodValues>({ description, ...fieldRules(fields) })}
      onSubmit={(values) => {
        sent(toMethodValues(values, fields));
        return submit?.();
      }}
    >
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <ErrorSummary />
          <DescriptionField />
          <MethodFields vendor="CORPORATE-BANKPRO" country="US" fields={fields} />
          <button type="submit">Send</button>
        </form>
      )}
    </Form>,
  );
  const user = userEvent.setup();
  return { gateway, sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

// A field counts as hidden right after a dialog.
const text = (name: string) => screen.getByRole('textbox', { name, hidden: true });
const search = () => text(say('payouts.bank.search'));
const find = () => screen.getByRole('button', { name: say('payouts.bank.find') });

describe("a provider's field", () => {
  it("is sent as entered, and with the provider's value if it is read-only", async () => {
    const { sent, user, send } = await shown();

    await user.type(text(say('payouts.form.description')), ' Savings ');
    await user.click(screen.getByRole('radio', { name: 'A business' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Savings');
    await user.type(text('Account number'), ' 12345678 ');
    await user.type(text('Bank code'), '011000011');
    await user.type(text('Email address'), 'anna@sky.test');
    expect(text('Country')).toBeDisabled();
    await send();

    expect(sent).toHaveBeenCalledWith({
      description: 'Savings',
      fields: {
        legalType: 'BUSINESS',
        accountType: 'SAVINGS',
        accountNumber: '12345678',
        routing: '011000011',
        bankName: '',
        bankPostalCode: '',
        email: 'anna@sky.test',
        country: 'US',
      },
    });
  });

  it('refuses a name of 46 characters when it is sent, without cutting it', async () => {
    const { sent, user, send } = await shown();
    const name = text(say('payouts.form.description'));
    await user.type(name, 'x'.repeat(46));
    expect(name).toHaveValue('x'.repeat(46));

    await send();
    const tooLong = say('validation.maxCharacters', { max: '45' });
    expect(name).toHaveAccessibleDescription(expect.stringContaining(tooLong));
    await user.type(name, '{Backspace}');
    expect(name).not.toHaveAccessibleDescription(expect.stringContaining(tooLong));
    expect(sent).not.toHaveBeenCalled();
  });

  it('is named in the summary if it is missing, and marked', async () => {
    const { sent, user, send } = await shown();

    await user.type(text('Account number'), 'twelve');
    await send();

    const summary = within(screen.getByRole('alert'));
    const said = summary.getAllByRole('button').map(({ textContent }) => textContent);
    const lacks = (label: string) => `${label}: ${say('validation.required')}`;
    expect(said).toEqual([
      say('payouts.form.description.missing'),
      lacks('Who holds it'),
      lacks('Kind'),
      `Account number: ${say('validation.digits', { min: '6', max: '17', range: 'true' })}`,
      lacks('Bank code'),
      say('validation.email'),
    ]);
    expect(text('Account number')).toHaveAccessibleDescription(
      say('validation.digits', { min: '6', max: '17', range: 'true' }),
    );
    expect(text('Account number')).toBeInvalid();
    await user.click(summary.getByRole('button', { name: /Account number/ }));
    expect(text('Account number')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is marked if the insurer refuses it; other refusals appear in the summary only', async () => {
    const refused = { accountNumber: 'invalid', somethingElse: 'invalid' } as const;
    expect(toMethodProblems(refused, fields)).toEqual({
      'fields.accountNumber': 'invalid',
      _error: 'invalid',
    });
  });
});

describe('a bank search', () => {
  it('finds a bank by a part of its name and fills in the form', async () => {
    const { gateway, user } = await shown();

    await user.type(search(), 'fir{Enter}');
    await settle();
    expect(gateway.variables('BankLookup')).toEqual({
      vendor: 'CORPORATE-BANKPRO',
      country: 'US',
      bankSearch: 'fir',
    });
    await user.click(screen.getByRole('button', { name: /First Harbor Trust.*Portland me 04101/ }));
    await settle();

    expect(text('Bank code')).toHaveValue('011000011');
    expect(text('Bank')).toHaveValue('First Harbor Trust');
    expect(text('Postcode of the bank')).toHaveValue('me 04101');
    await waitFor(() => expect(text('Bank code')).toHaveFocus());
  });

  it('requires three letters and says so after a try', async () => {
    const { gateway, user } = await shown();

    expect(find()).toHaveAttribute('aria-disabled', 'true');
    expect(find()).toHaveAccessibleDescription(say('payouts.bank.search.hint', { min: '3' }));
    await user.type(search(), 'fi');
    expect(screen.queryByText(say('validation.min_characters', { min: '3' }))).toBeNull();
    await user.tab();

    expect(screen.getByText(say('validation.min_characters', { min: '3' }))).toBeVisible();
    expect(gateway.asked).not.toContain('BankLookup');
  });

  it('reports beside the search that nothing was found', async () => {
    const { user } = await shown([]);

    await user.type(search(), 'zzz');
    await user.click(find());
    await settle();

    expect(screen.getByText(say('errors.no_results'))).toBeVisible();
  });

  it('keeps the input if the directory does not answer', async () => {
    const { gateway, user } = await shown();
    gateway.refuse('BankLookup', { status: 500, code: 'VENDOR_ERROR' });

    await user.type(search(), 'err{Enter}');
    await settle();

    expect(screen.getByText(say('errors.vendor_error'), { exact: false })).toBeVisible();
    expect(search()).toHaveValue('err');
  });

  it('renders only the visible ones of many results', async () => {
    const { user } = await shown(manyBanks);

    await user.type(search(), 'first{Enter}');
    await settle();

    const listed = screen.getAllByRole('listitem');
    expect(listed.length).toBeLessThan(30);
    expect(listed[0]).toHaveAttribute('aria-setsize', '200');
    await user.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search()).toHaveValue('first');
  });
});

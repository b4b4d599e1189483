import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { follow, lines, openForm } from '#tests/kit/browser/openForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

type Values = { phone: string };

const phone = (
  <PhoneField
    name="phone"
    label="passengers.form.phone"
    hint="passengers.form.phone.hint"
    autoComplete="tel"
    read={shownPhone}
  />
);
const place = () => screen.getByLabelText('Mobile number');

describe('a phone number', () => {
  it('keeps the typed or pasted text and shows how it was read', async () => {
    openForm<Values>(phone, { rules: {} });
    expect(place()).toHaveAccessibleDescription('Start with + and the country code, for example +15550100001');

    await userEvent.type(place(), '+49 (0)');
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.paste('170 123 45-67');

    expect(place()).toHaveValue('+49 (0)170 123 45-67');
    expect(place()).toHaveAccessibleDescription('We’ll use +49 170 1234567');
    expect(screen.getByRole('status')).toHaveTextContent('+49 170 1234567');
    expect(place()).toHaveAttribute('autocomplete', 'tel');
    expect(place()).toHaveAttribute('inputmode', 'tel');
  });

  it.each(['+49 170 1234567 ext 5', '+49 CALL ME 123456', `+1${' 2 3 4'.repeat(20)}`])(
    'is not read from %j, which stays complete',
    async (text) => {
      const { send, submit } = openForm<Values>(phone, { rules: { phone: (text) => phoneProblem(text) } });

      await userEvent.click(place());
      await userEvent.paste(text);
      await send();

      expect(place()).toHaveValue(text);
      expect(screen.queryByRole('status')).toBeNull();
      expect(lines()).toHaveLength(1);
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it('is checked when it is sent', async () => {
    const { send, submit } = openForm<Values>(phone, { rules: { phone: (text) => phoneProblem(text) } });
    await send();
    expect(lines()).toEqual(['Enter a phone number.']);

    await follow('Enter a phone number.');
    await userEvent.keyboard('+47 22');
    expect(lines()).toEqual(['This phone number is too short. Check what you entered.']);

    await userEvent.keyboard('3344556677889900');
    expect(lines()).toEqual(['This phone number is too long. Check what you entered.']);

    await userEvent.clear(place());
    await userEvent.type(place(), '22 33 44 55');
    expect(lines()).toEqual(['Start with + and the country code, for example +44 7700 900123.']);

    await userEvent.clear(place());
    await userEvent.type(place(), '+4722334455');
    await send();
    expect(submit.mock.calls).toEqual([[{ phone: '+4722334455' }]]);
  });
});

describe('a text field', () => {
  it.each([
    ['text', {}, 50],
    ['email', { type: 'email' as const }, 254],
    ['with a length of its own', { maxLength: 12 }, 12],
  ])('%s: keeps text longer than %o allows, and refuses it when it is sent', async (_, props, length) => {
    const { send, submit } = openForm(<TextField name="code" label="signIn.code" autoComplete="off" {...props} />, {
      rules: {},
    });
    const place = screen.getByLabelText('Code');
    await userEvent.click(place);
    await userEvent.paste('a'.repeat(length + 1));
    await send();

    expect(place).toHaveValue('a'.repeat(length + 1));
    expect(place).toHaveAccessibleDescription(`Use no more than ${length} characters.`);
    expect(submit).not.toHaveBeenCalled();

    await userEvent.type(place, '{Backspace}');
    await send();
    expect(submit.mock.calls).toEqual([[{ code: 'a'.repeat(length) }]]);
  });

  it('accepts a password of 254 characters, hidden and shown', async () => {
    const password = <PasswordField name="password" label="signIn.password" autoComplete="off" />;
    const { send, submit } = openForm(password, { rules: {} });
    const place = screen.getByLabelText('Password');
    await userEvent.click(place);
    await userEvent.paste('a'.repeat(255));
    await send();
    expect(place).toHaveAccessibleDescription('Use no more than 254 characters.');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(place).toHaveAttribute('type', 'text');
    await userEvent.type(place, '{Backspace}');
    await send();
    expect(submit.mock.calls).toEqual([[{ password: 'a'.repeat(254) }]]);
  });

  it('is focused by its label', async () => {
    openForm(<TextField name="code" label="signIn.code" autoComplete="off" />, { rules: {} });

    await userEvent.click(screen.getByText('Code'));

    expect(screen.getByLabelText('Code')).toHaveFocus();
  });
});

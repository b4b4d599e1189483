import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { phoneProblem } from '#rules/people/phone.ts';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { follow, lines, openForm } from './openForm.tsx';

type Values = { phone: string };

const phone = <PhoneField name="phone" label="signIn.identifier" />;
const place = () => screen.getByLabelText('E-mail address or mobile number');

describe('a phone number', () => {
  it('keeps digits and plus signs of what is typed or pasted', async () => {
    openForm<Values>(phone, { rules: {} });

    await userEvent.type(place(), '+47 (22) abc');
    await userEvent.paste('33-44 55 / 66');

    expect(place()).toHaveValue('+472233445566');
    expect(place()).toHaveAttribute('autocomplete', 'tel');
    expect(place()).toHaveAttribute('inputmode', 'tel');
  });

  it('keeps no more than 20 of them, however many spaces were between', async () => {
    openForm<Values>(phone, { rules: {} });

    await userEvent.click(place());
    await userEvent.paste('+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3');

    expect(place()).toHaveValue('+1234567890123456789');
  });

  it('is judged when it is sent', async () => {
    const { send, submit } = openForm<Values>(phone, { rules: { phone: phoneProblem } });
    await send();
    expect(lines()).toEqual(['Enter a phone number.']);

    await follow('Enter a phone number.');
    await userEvent.keyboard('+47 22');
    expect(lines()).toEqual(['This phone number is too short. Check what you typed.']);

    await userEvent.keyboard('3344556677889900');
    expect(lines()).toEqual(['A phone number has at most 15 digits. Check what you typed.']);

    await userEvent.clear(place());
    await userEvent.type(place(), '+4722334455');
    await send();
    expect(submit.mock.calls).toEqual([[{ phone: '+4722334455' }]]);
  });
});

describe('a line of text', () => {
  it.each([
    ['text', {}, '50'],
    ['email', { type: 'email' as const }, '254'],
    ['password', { type: 'password' as const }, '254'],
    ['with a length of its own', { maxLength: 12 }, '12'],
  ])('%s: takes %o, %s characters', (_, props, length) => {
    openForm(<TextField name="code" label="signIn.code" autoComplete="off" {...props} />, { rules: {} });

    expect(screen.getByLabelText('Code')).toHaveAttribute('maxlength', length);
  });

  it('is where its label leads', async () => {
    openForm(<TextField name="code" label="signIn.code" autoComplete="off" />, { rules: {} });

    await userEvent.click(screen.getByText('Code'));

    expect(screen.getByLabelText('Code')).toHaveFocus();
  });
});

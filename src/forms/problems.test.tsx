import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { follow, lines, openForm } from '#tests/kit/browser/openForm.tsx';
import { CheckField } from './choices/CheckField.tsx';
import type { Rules } from './createValidator.ts';
import { problem } from './problems.ts';
import { TextField } from './TextField.tsx';
import { filled, rule } from './validators.ts';

type Values = { code: string; seats: { first: string } };
type Agreed = Values & { agreed: boolean };

const code = <TextField name="code" label="signIn.code" autoComplete="off" />;
const seat = <TextField name="seats.first" label="signIn.username" autoComplete="off" />;
const tooLong = problem('validation.maxCharacters', { max: 5 });
const atMost5 = rule(tooLong, (text) => text.length <= 5);

describe('the error summary', () => {
  it('lists problems in the order of the fields, whichever rule found them', async () => {
    const surname = <TextField name="surname" label="registration.last_name" autoComplete="off" maxLength={5} />;
    const fields = [
      <TextField key="first" name="firstName" label="registration.first_name" autoComplete="off" />,
      surname,
      code,
    ];
    const { send } = openForm<{ firstName: string; surname: string; code: string }>(fields, {
      rules: { code: filled('validation.policy_number'), firstName: filled('validation.first_name') },
    });
    await userEvent.type(screen.getByLabelText('Last name'), 'Featherstone');

    await send();

    expect(lines()).toEqual([
      'Enter the first name.',
      'Last name: Use no more than 5 characters.',
      'Enter your policy number.',
    ]);
  });

  it('names the field of a password that misses a requirement', async () => {
    const { send } = openForm<Values>(code, { rules: { code: () => 'validation.passwordv2' } });

    await send();

    expect(lines()).toEqual(['Code: Include a number.']);
  });
});

describe('what is wrong with a field', () => {
  it('may name the bound that was missed', async () => {
    const { send } = openForm<Values>(code, { rules: { code: atMost5 } });
    await userEvent.type(screen.getByLabelText('Code'), '123456');

    await send();

    expect(lines()).toEqual(['Code: Use no more than 5 characters.']);
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Use no more than 5 characters.');
  });

  it('leads to a field nested in a value', async () => {
    const { send } = openForm<Values>(seat, { rules: { 'seats.first': filled() } });
    await send();

    await follow('Email address: Fill this in.');
    expect(screen.getByLabelText('Email address')).toHaveFocus();

    await userEvent.keyboard('1A');
    expect(lines()).toEqual([]);
  });

  it("names each field in the page's language if several have the same problem", async () => {
    const agreed = <CheckField name="agreed" label="content.privacy.title" />;
    const fields = (
      <>
        {[code, seat]}
        {agreed}
      </>
    );
    const rules: Rules<Agreed> = {
      code: filled(),
      'seats.first': filled(),
      agreed: (isAgreed) => (isAgreed ? null : 'validation.required'),
    };
    const { send, show } = openForm<Agreed>(fields, { rules });
    await send();
    expect(lines()).toEqual(['Code: Fill this in.', 'Email address: Fill this in.', 'Privacy notice: Fill this in.']);

    show(fields, 'fr');
    expect(lines()).toEqual(
      ['Code', 'Adresse e-mail', 'Avis de confidentialité'].map((name) => `${name}\u00a0: Remplissez ce champ.`),
    );
    await follow('Adresse e-mail\u00a0: Remplissez ce champ.');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus();
  });

  it('names the field as well if the text would fit any field, whatever else is wrong', async () => {
    const { send } = openForm<Values>(<>{[code, seat]}</>, { rules: { code: filled(), 'seats.first': filled() } });
    await send();
    await follow('Email address: Fill this in.');
    await userEvent.keyboard('1A');

    expect(lines()).toEqual(['Code: Fill this in.']);
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Fill this in.');
  });

  it('names no field if its text is specific and unique', async () => {
    const rules = { code: filled('validation.policy_number'), 'seats.first': atMost5 };
    const { send } = openForm<Values>(<>{[code, seat]}</>, { rules });

    await send();

    expect(lines()).toEqual(['Enter your policy number.']);
  });

  it('is stable, so that the form does not validate forever', () => {
    expect(problem('validation.maxCharacters', { max: 5 })).toBe(tooLong);
    expect(problem('validation.maxCharacters', { max: 6 })).not.toBe(tooLong);
  });

  it('may depend on other values', async () => {
    const rules = { code: (text: string, { seats }: Partial<Values>) => (seats?.first === text ? tooLong : null) };
    const { send, submit } = openForm<Values>(<>{[code, seat]}</>, { rules });
    await userEvent.type(screen.getByLabelText('Code'), '1A');
    await userEvent.type(screen.getByLabelText('Email address'), '1A');

    await send();
    expect(lines()).toEqual(['Code: Use no more than 5 characters.']);

    await userEvent.type(screen.getByLabelText('Email address'), 'B');
    await send();
    expect(submit.mock.calls).toEqual([[{ code: '1A', seats: { first: '1AB' } }]]);
  });

  it('may come from the insurer with its bound', async () => {
    const { send } = openForm<Values>(code, { rules: {}, answer: () => ({ code: tooLong }) });

    await send();
    expect(lines()).toEqual(['Code: Use no more than 5 characters.']);

    await userEvent.type(screen.getByLabelText('Code'), '1');
    expect(lines()).toEqual([]);
  });
});

describe('a form problem', () => {
  const oneFlight = 'Choose a flight.';

  it('appears in the summary without a link', async () => {
    const rules = {
      _error: (_: string, { code }: Partial<Values>) => (code ? null : ('blink_it.one_flight' as const)),
    };
    const { send, submit } = openForm<Values>(code, { rules });

    await send();

    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(lines()).toEqual([oneFlight]);
    expect(screen.queryByRole('button', { name: oneFlight })).not.toBeInTheDocument();
  });

  it('disappears with any change if it came from the insurer', async () => {
    const { send } = openForm<Values>(code, { rules: {}, answer: () => ({ [FORM_ERROR]: 'blink_it.one_flight' }) });

    await send();
    expect(lines()).toEqual([oneFlight]);

    await userEvent.type(screen.getByLabelText('Code'), '1');
    expect(lines()).toEqual([]);
  });
});

it('does not take the focus from a customer who is typing', async () => {
  const { send } = openForm<Values>(code, { rules: { code: atMost5 } });
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await send();
  await follow('Code: Use no more than 5 characters.');

  await userEvent.keyboard('{Backspace}789');
  expect(screen.getByLabelText('Code')).toHaveValue('12345789');
  expect(screen.getByLabelText('Code')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('takes the focus each time a form is refused', async () => {
  const { send } = openForm<Values>(code, { rules: { code: atMost5, 'seats.first': filled() } });
  await send();
  await userEvent.type(screen.getByLabelText('Code'), '1');

  await send();

  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

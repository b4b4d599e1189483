import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { catalogues } from '#tests/kit/flows/texts.ts';
import { createValidator } from '../forms/createValidator.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { filled, inOrder, rule } from '../forms/validators.ts';
import type { TextId } from '../lib/texts.ts';

type Values = { username: string; password: string };
type Refusal = Record<string, TextId> | undefined;

const validate = createValidator<Values>({
  username: filled('validation.email'),
  password: inOrder(
    filled('validation.password'),
    rule('validation.passwordv6', (text) => !/\s/.test(text)),
  ),
});

/** Renders a form of two fields that is answered like this. */
function openForm(answer: () => Promise<Refusal> | Refusal = () => undefined) {
  const submit = vi.fn<(values: Values) => Promise<Refusal> | Refusal>(answer);
  render(
    <IntlProvider locale="en" messages={catalogues.en ?? {}}>
      <Form<Values> validate={validate} onSubmit={(values) => submit(values)}>
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary />
            <TextField name="username" label="signIn.username" autoComplete="username" />
            <PasswordField name="password" label="signIn.password" autoComplete="current-password" />
            <button type="submit">Send</button>
          </form>
        )}
      </Form>
    </IntlProvider>,
  );
  return { submit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

const username = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const summary = () => screen.queryByRole('alert');
const lines = () =>
  within(summary() as HTMLElement)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('an unsent form', () => {
  it('shows no errors, whatever is typed or empty', async () => {
    openForm();

    await userEvent.type(username(), 'anna');
    await userEvent.clear(username());
    await userEvent.click(password());
    await userEvent.tab();

    expect(summary()).not.toBeInTheDocument();
    expect(username()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('an error', () => {
  it('appears in the summary, which takes the focus, and beside each field', async () => {
    const { submit, send } = openForm();

    await send();

    expect(submit).not.toHaveBeenCalled();
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveTextContent('2 things need your attention');
    expect(lines()).toEqual(['Enter your email address.', 'Enter a password.']);
    expect(username()).toHaveAccessibleDescription('Enter your email address.');
    expect(username()).toHaveAttribute('aria-invalid', 'true');
  });

  it('leads to its field', async () => {
    const { send } = openForm();
    await send();

    await userEvent.click(screen.getByRole('button', { name: 'Enter a password.' }));

    expect(password()).toHaveFocus();
  });

  it('is the first one of a field', async () => {
    const { send } = openForm();
    await userEvent.type(username(), 'anna@sky.test');
    await userEvent.type(password(), 'two words');

    await send();

    expect(lines()).toEqual(['Password: Don’t use spaces.']);
  });

  it('disappears once it is corrected and returns with the mistake', async () => {
    const { send } = openForm();
    await send();

    await userEvent.type(username(), 'a');
    expect(username()).not.toHaveAttribute('aria-invalid', 'true');
    expect(lines()).toEqual(['Enter a password.']);

    await userEvent.type(password(), 'x');
    expect(summary()).not.toBeInTheDocument();

    await userEvent.clear(password());
    expect(lines()).toEqual(['Enter a password.']);
  });
});

describe('a field that the insurer refuses', () => {
  const filledIn = async (refusal: Refusal) => {
    const form = openForm(() => Promise.resolve(refusal));
    await userEvent.type(username(), 'anna@sky.test');
    await userEvent.type(password(), 'secret');
    await form.send();
    return form;
  };

  it('is marked and keeps its input', async () => {
    await filledIn({ username: 'validation.invalid' });

    expect(summary()).toHaveFocus();
    expect(username()).toHaveAccessibleDescription('We can’t use this. Check what you entered.');
    expect(username()).toHaveValue('anna@sky.test');
    expect(password()).toHaveValue('secret');
  });

  it('stays refused until it is changed, whatever else changes', async () => {
    await filledIn({ username: 'validation.invalid', password: 'validation.invalid' });

    await userEvent.type(password(), '!');
    expect(username()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    expect(lines()).toHaveLength(1);

    await userEvent.type(username(), '!');
    expect(summary()).not.toBeInTheDocument();
  });

  it('can be sent again unchanged', async () => {
    const { submit, send } = await filledIn({ username: 'validation.invalid' });

    await send();

    expect(submit.mock.calls.map(([values]) => values)).toEqual([
      { username: 'anna@sky.test', password: 'secret' },
      { username: 'anna@sky.test', password: 'secret' },
    ]);
  });

  it('is not marked before the answer has come', async () => {
    let answer = (_: Refusal) => {};
    const { send } = openForm(() => new Promise<Refusal>((resolve) => (answer = resolve)));
    await userEvent.type(username(), 'anna@sky.test');
    await userEvent.type(password(), 'secret');

    await send();
    expect(summary()).not.toBeInTheDocument();

    await act(async () => answer({ username: 'validation.invalid' }));
    expect(lines()).toEqual(['Email address: We can’t use this. Check what you entered.']);
  });
});

describe('a password', () => {
  it('is shown on demand and hidden again', async () => {
    openForm();
    expect(password()).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { follow, lines, openForm } from '#tests/kit/browser/openForm.tsx';
import { CheckField } from './choices/CheckField.tsx';
import { CheckGroup } from './choices/CheckGroup.tsx';
import { ChoiceGroup } from './choices/ChoiceGroup.tsx';
import { problem } from './problems.ts';
import { filled } from './validators.ts';

describe('a radio group', () => {
  type Values = { type: string };
  const types = (
    <ChoiceGroup
      name="type"
      label="signIn.username"
      hint="signIn.identifier.hint"
      options={[
        { value: 'single', label: 'Single', description: 'One flight' },
        { value: 'return', label: 'Return' },
        { value: 'multi', label: 'Multi', disabled: true },
      ]}
    />
  );
  const rules = { type: filled() };
  const group = () => screen.getByRole('radiogroup', { name: 'Email address' });

  it('shows no error before it is sent, then reports the missing choice', async () => {
    const { send } = openForm<Values>(types, { rules });
    expect(group()).not.toHaveAttribute('aria-invalid', 'true');

    await send();

    expect(lines()).toEqual(['Email address: Fill this in.']);
    expect(group()).toHaveAttribute('aria-invalid', 'true');
    expect(group()).toHaveAccessibleDescription(/^Fill this in\. For a number, include the country code/);
  });

  it('can be filled by keyboard from the summary', async () => {
    const { send, submit } = openForm<Values>(types, { rules });
    await send();
    await follow('Email address: Fill this in.');
    expect(screen.getByRole('radio', { name: /Single/ })).toHaveFocus();

    await userEvent.keyboard(' ');
    expect(lines()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();

    await send();
    expect(submit.mock.calls).toEqual([[{ type: 'return' }]]);
  });

  it('stays refused until another option is chosen', async () => {
    const { send } = openForm<Values>(types, {
      rules,
      initial: { type: 'return' },
      answer: () => ({ type: 'validation.invalid' }),
    });
    await send();
    await follow('Email address: We can’t use this. Check what you entered.');
    expect(screen.getByRole('radio', { name: 'Return' })).toHaveFocus();

    await userEvent.click(screen.getByRole('radio', { name: /Single/ }));

    expect(lines()).toEqual([]);
  });

  it('ignores clicks on its heading and on disabled options', async () => {
    openForm<Values>(types, { rules });

    await userEvent.click(screen.getByText('Email address'));
    await userEvent.click(screen.getByText('Multi'));

    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Multi' })).toBeDisabled();
  });
});

describe('a checkbox group', () => {
  type Values = { who: readonly string[] };
  const options = [
    { value: 'a', label: 'Anna' },
    { value: 'b', label: 'Bo', description: 'SK102' },
    { value: 'c', label: 'Cy' },
  ];
  const people = (
    <CheckGroup name="who" label="signIn.username" options={options}>
      {(value, isChecked) => (isChecked ? <p>More of {value}</p> : null)}
    </CheckGroup>
  );
  const atMostTwo = problem('validation.max_passengers', { max: 2 });
  const rules = {
    who: (who: readonly string[] | '') => {
      if (who.length === 0) return 'validation.one_passenger';
      return who.length > 2 ? atMostTwo : null;
    },
  } as const;
  const check = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('reports a missing choice and how many are too many', async () => {
    const { send } = openForm<Values>(people, { rules });
    await send();
    expect(lines()).toEqual(['Choose at least one passenger.']);
    expect(screen.getByRole('group', { name: 'Email address' })).toHaveAccessibleDescription(
      'Choose at least one passenger.',
    );

    await follow('Choose at least one passenger.');
    expect(screen.getByRole('checkbox', { name: 'Anna' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(lines()).toEqual([]);

    await check(/Bo/);
    await check('Cy');
    expect(lines()).toEqual(['Choose at most 2 passengers.']);
  });

  it('keeps the order of its options, which can be cleared again', async () => {
    const { send, submit } = openForm<Values>(people, { rules, initial: { who: ['c'] } });

    await check(/Bo/);
    await check('Anna');
    await check('Cy');
    await send();

    expect(submit.mock.calls).toEqual([[{ who: ['a', 'b'] }]]);
  });

  it('shows additional content with each option', async () => {
    openForm<Values>(people, { rules });

    await check('Cy');

    expect(screen.getByText('More of c')).toBeVisible();
    expect(screen.queryByText('More of a')).not.toBeInTheDocument();
  });
});

describe('a confirmation', () => {
  type Values = { terms: boolean };
  const terms = <a href="#terms">Terms</a>;
  const confirmation = <CheckField name="terms" label={{ id: 'forms.utc', values: { label: terms } }} />;
  const rules = {
    terms: (isConfirmed: boolean | '') => (isConfirmed ? null : 'validation.terms_of_business'),
  } as const;

  it('is required, and the summary leads to it', async () => {
    const { send, submit } = openForm<Values>(confirmation, { rules });
    await send();
    expect(lines()).toEqual(['Confirm the terms of business to continue.']);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirm the terms of business to continue.');

    await follow('Confirm the terms of business to continue.');
    expect(screen.getByRole('checkbox', { name: 'Terms (UTC)' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await send();

    expect(submit.mock.calls).toEqual([[{ terms: true }]]);
  });

  it('can be revoked', async () => {
    const { send } = openForm<Values>(confirmation, { rules, initial: { terms: true } });

    await userEvent.click(screen.getByRole('checkbox'));
    await send();

    expect(lines()).toHaveLength(1);
  });
});

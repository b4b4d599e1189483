import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-final-form';
import { describe, expect, it, vi } from 'vitest';
import { follow, lines, openForm } from '#tests/kit/browser/openForm.tsx';
import { ChoiceField } from './choices/ChoiceField.tsx';
import { type Choice, matching, meant, written } from './choices/choices.ts';
import { filled } from './validators.ts';

type Values = { origin: string };

const airport = (code: string, name: string): Choice => ({ value: code.toLowerCase(), code, name });
const airports = [
  airport('OSL', 'Oslo Gardermoen'),
  airport('LHR', 'London Heathrow'),
  airport('LGW', 'London Gatwick'),
  airport('ZRH', 'Zürich'),
  airport('GRU', 'São Paulo–Guarulhos'),
];
const many = Array.from({ length: 2_000 }, (_, at) => ({ value: `a${at}`, name: `Airport ${at}` }));

const missing = 'Choose the airport the flight leaves from.';
const rules = { origin: filled('validation.origin') };
const field = (choices: readonly Choice[] = airports) => (
  <ChoiceField name="origin" label="signIn.username" choices={choices} />
);
const box = () => screen.getByRole('combobox', { name: 'Email address' });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Chooser({ origin }: { origin: string }) {
  const { change } = useForm();
  return (
    <button type="button" onClick={() => change('origin', origin)}>
      Elsewhere
    </button>
  );
}

describe('a choice from a long list', () => {
  it('is found by a part of its name, ignoring case and accents, or by its code', () => {
    const found = (typed: string) => matching(airports, typed).map(({ code }) => code);

    expect(found('zur')).toEqual(['ZRH']);
    expect(found('SAO')).toEqual(['GRU']);
    expect(found('lhr')).toEqual(['LHR']);
    expect(found('lo')).toEqual(['LHR', 'LGW', 'OSL', 'GRU']);
    expect(found('gat')).toEqual(['LGW']);
    expect(found('nowhere')).toEqual([]);
    expect(found(' ')).toHaveLength(5);
  });

  it('is found by its other name, which is not shown', () => {
    const heathrow = { ...airport('LHR', 'London Heathrow'), alias: 'London Londra' };
    const found = (typed: string) => matching([heathrow, airport('OSL', 'Oslo Gardermoen')], typed);

    expect([found('Londra'), found('londr'), found('London')]).toEqual([[heathrow], [heathrow], [heathrow]]);
    expect(found('Londres')).toEqual([]);
    expect(written(heathrow)).toBe('London Heathrow (LHR)');
  });

  it.each(['İstanbul', 'istanbul', 'ıstanbul', 'ISTANBUL'])('is found with every kind of i: %s', (typed) => {
    const choices = [{ value: 'IST', name: 'İstanbul' }];

    expect(matching(choices, typed)).toEqual(choices);
  });

  it('shows its code once, whether or not its name contains it', async () => {
    const named = [airport('OSL', 'Oslo Gardermoen (OSL)'), airport('UFA', 'Ufa'), { value: 'x', name: 'Elsewhere' }];
    openForm<Values>(field(named), { rules });

    await userEvent.click(box());
    expect(rows()).toEqual(['Oslo Gardermoen (OSL)', 'UfaUFA', 'Elsewhere']);
    await userEvent.keyboard('osl{Enter}');
    expect(box()).toHaveValue('Oslo Gardermoen (OSL)');

    for (const typed of ['oslo gardermoen', 'OSL', 'Oslo Gardermoen (osl)'])
      expect([typed, meant(named, typed)?.code]).toEqual([typed, 'OSL']);
    expect(['oslo', '()', 'gardermoen', 'xyz'].map((typed) => meant(named, typed))).toEqual([null, null, null, null]);
    expect([written(named[1] ?? null), written(named[2] ?? null)]).toEqual(['Ufa (UFA)', 'Elsewhere']);
  });

  it('can be made by keyboard alone', async () => {
    const { send, submit } = openForm<Values>(field(), { rules });
    await userEvent.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('lon');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toEqual(['London HeathrowLHR', 'London GatwickLGW']);
    expect(screen.getByRole('status')).toHaveTextContent('2 matches');
    expect(marked()).toBe('London HeathrowLHR');

    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('London GatwickLGW');
    await userEvent.keyboard('{Home}{End}{Enter}');

    expect(submit).not.toHaveBeenCalled();
    expect(box()).toHaveValue('London Gatwick (LGW)');
    expect(box()).toHaveAttribute('aria-expanded', 'false');

    await send();
    expect(submit.mock.calls).toEqual([[{ origin: 'lgw' }]]);
  });

  it('can be made by mouse from the whole list', async () => {
    const { send, submit } = openForm<Values>(field(), { rules });

    await userEvent.click(screen.getByRole('button', { name: 'Show the list Email address' }));
    expect(rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('option', { name: /Zürich/ }));

    expect(box()).toHaveValue('Zürich (ZRH)');
    expect(box()).toHaveFocus();
    await send();
    expect(submit.mock.calls).toEqual([[{ origin: 'zrh' }]]);
  });

  it('is marked in the whole list when the list is opened again', async () => {
    openForm<Values>(field(), { rules, initial: { origin: 'zrh' } });

    await userEvent.click(box());

    expect(rows()).toHaveLength(5);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Zürich');
    expect(marked()).toBe('ZürichZRH');
  });

  it('stays after Escape, or when its name is left half changed', async () => {
    const { send, submit } = openForm<Values>(field(), { rules, initial: { origin: 'zrh' } });

    await userEvent.type(box(), 'xx{Escape}');
    expect(box()).toHaveValue('Zürich (ZRH)');

    await userEvent.type(box(), 'xx');
    await userEvent.tab();
    expect(box()).toHaveValue('Zürich (ZRH)');

    await send();
    expect(submit.mock.calls).toEqual([[{ origin: 'zrh' }]]);
  });

  it('accepts a fully typed name without choosing it from the list', async () => {
    const { send, submit } = openForm<Values>(field(), { rules });

    await userEvent.type(box(), 'sao paulo–guarulhos');
    await userEvent.tab();

    expect(box()).toHaveValue('São Paulo–Guarulhos (GRU)');
    await send();
    expect(submit.mock.calls).toEqual([[{ origin: 'gru' }]]);
  });

  it('is cleared when its name is emptied', async () => {
    const { send } = openForm<Values>(field(), { rules, initial: { origin: 'zrh' } });

    await userEvent.clear(box());
    await send();
    expect(lines()).toEqual([missing]);

    await follow(missing);
    expect(box()).toHaveFocus();
    await userEvent.keyboard('osl{Enter}');
    expect(lines()).toEqual([]);
  });

  it('is cleared by its button', async () => {
    const { send } = openForm<Values>(field(), { rules, initial: { origin: 'zrh' } });

    await userEvent.click(screen.getByRole('button', { name: 'Clear Email address' }));

    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await send();
    expect(lines()).toEqual([missing]);
  });

  it('says when nothing matches and keeps the typed text', async () => {
    const { send } = openForm<Values>(field(), { rules });

    await userEvent.type(box(), 'nowhere');
    expect(screen.getByText('Nothing matches “nowhere”. Try another name or code.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No matches');
    expect(box()).toHaveAttribute('aria-activedescendant', '');

    await send();
    expect(box()).toHaveValue('nowhere');
    expect(lines()).toEqual([missing]);
    expect(box()).toHaveAccessibleDescription(missing);
  });

  it('follows a change of the form by another control', async () => {
    openForm<Values>(
      <>
        {field()}
        <Chooser origin="osl" />
      </>,
      { rules },
    );

    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(box()).toHaveValue('Oslo Gardermoen (OSL)');
  });

  it('renders only the visible rows and the marked one', async () => {
    openForm<Values>(field(many), { rules });

    await userEvent.click(box());
    await userEvent.keyboard('{End}');

    expect(marked()).toBe('Airport 1999');
    expect(rows().length).toBeLessThan(20);
    expect(screen.getByRole('listbox')).toHaveStyle({ height: '320px' });
    expect(screen.getByText('Airport 1999').closest('[role="option"]')).toHaveAttribute('aria-setsize', '2000');
  });

  it('has taller rows on touch screens', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(pointer: coarse)' }),
    );
    openForm<Values>(field(many), { rules });

    await userEvent.click(box());

    expect(screen.getByRole('listbox')).toHaveStyle({ height: '384px' });
  });
});

describe('a list that is loading', () => {
  it('says so and shows the choice once it has loaded', async () => {
    const loading = <ChoiceField name="origin" label="signIn.username" choices={[]} list="loading" />;
    const { show } = openForm<Values>(loading, { rules, initial: { origin: 'zrh' } });
    expect(box()).toHaveAttribute('placeholder', 'Loading the list');
    await userEvent.click(box());
    expect(screen.getByText('Loading the list')).toBeVisible();

    act(() => show(field()));

    expect(box()).toHaveValue('Zürich (ZRH)');
  });

  it('can be requested again if it failed to load', async () => {
    const retry = vi.fn<() => void>();
    const failed = <ChoiceField name="origin" label="signIn.username" choices={[]} list="failed" onRetry={retry} />;
    openForm<Values>(failed, { rules });

    const note = screen.getByText('We couldn’t load the list.').parentElement as HTMLElement;
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledTimes(1);
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#schema/languages.ts';
import { follow, lines, openForm } from '#tests/kit/browser/openForm.tsx';
import { catalogues } from '#tests/kit/flows/texts.ts';
import { DateField } from './days/DateField.tsx';
import { day, time } from './days/dayRules.tsx';
import { TimeField } from './days/TimeField.tsx';

type Values = { departure: string };

const bounds = { first: '2026-11-20', last: '2026-12-31' };
const unreadable =
  'We can’t read this date. Enter the day, month, and year as numbers in the order shown, or pick a date from the calendar.';
const place = () => document.getElementById('departure') as HTMLInputElement;
const choose = (value: string) => fireEvent.change(place(), { target: { value } });

/** Simulates a half-typed date: the browser reports an empty value and fires no event. */
function typeHalf(isHalf = true) {
  Object.defineProperty(place(), 'validity', { configurable: true, value: { badInput: isHalf } });
  fireEvent.keyUp(place());
}

function openDate(rule = day({ missing: 'validation.departure_date', ...bounds }), language: LanguageCode = 'en') {
  const field = <DateField name="departure" label="claims.date" {...bounds} />;
  return openForm<Values>(field, { rules: { departure: rule }, language });
}

describe('a day', () => {
  it('has the offered bounds and shows no error before it is sent', () => {
    openDate();
    choose('2027-05-01');

    expect(place()).toHaveAttribute('min', '2026-11-20');
    expect(place()).toHaveAttribute('max', '2026-12-31');
    expect(place()).toHaveAccessibleName('When');
    expect(place()).toHaveAccessibleDescription('From 20th November 2026 to 31st December 2026');
    expect(lines()).toEqual([]);
  });

  it('shows a missing value, leads to it, and sends the written form', async () => {
    const { send, submit } = openDate();
    await send();
    expect(lines()).toEqual(['Choose the day the flight leaves.']);

    await follow('Choose the day the flight leaves.');
    expect(place()).toHaveFocus();

    choose('2026-12-25');
    expect(lines()).toEqual([]);
    await send();
    expect(submit.mock.calls).toEqual([[{ departure: '2026-12-25' }]]);
  });

  it('may be empty if it is optional', async () => {
    const { send, submit } = openDate(day({ missing: null }));

    await send();

    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is invalid when half typed, which differs from empty', async () => {
    const { send } = openDate();
    typeHalf();
    await send();
    expect(lines()).toEqual([unreadable]);

    typeHalf(false);
    expect(lines()).toEqual(['Choose the day the flight leaves.']);
  });

  it('is empty if it was half typed on an earlier visit', async () => {
    const { send } = openForm<Values>(<DateField name="departure" label="claims.date" />, {
      rules: { departure: day() },
      initial: { departure: '?' },
    });

    await send();

    expect(lines()).toEqual(['When: Fill this in.']);
  });

  it.each(['0000-01-01', '2026-02-30'])('that does not exist is rejected: %s', async (departure) => {
    const field = <DateField name="departure" label="claims.date" />;
    const { send } = openForm<Values>(field, { rules: { departure: day() }, initial: { departure } });

    await send();

    expect(lines()).toHaveLength(1);
  });

  it('in the past is rejected as that first, with the next possible day', async () => {
    const { send } = openDate(day({ ...bounds, now: '2026-11-25' }));
    choose('2026-11-24');
    await send();
    expect(lines()).toEqual(['This date has passed. Choose 25th November 2026 or later.']);

    choose('2026-11-25');
    expect(lines()).toEqual([]);
  });

  it('in the past does not suggest a day that is invalid as well', async () => {
    const { send } = openDate(day({ first: '2026-11-26', now: '2026-11-25' }));
    choose('2026-11-24');
    await send();
    expect(lines()).toEqual(['This date has passed. Choose 26th November 2026 or later.']);

    choose('2026-11-26');
    expect(lines()).toEqual([]);
  });
});

describe.each([
  ['en', 'Friday, 25th December 2026', '31st December 2026', '20th November 2026'],
  ['es', 'viernes, 25 de diciembre de 2026', '31 de diciembre de 2026', '20 de noviembre de 2026'],
  ['fr', 'vendredi 25 décembre 2026', '31 décembre 2026', '20 novembre 2026'],
] as const)('a day in %s', (language, words, last, first) => {
  const said = (id: string, values: Record<string, string>) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      catalogues[language]?.[id] ?? '',
    );

  it('is read back in words', () => {
    openDate(day(), language);

    choose('2026-12-25');

    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(place()).toHaveAccessibleDescription(said('forms.date.between', { first, last }));
  });

  it('out of bounds is rejected with the bound', async () => {
    const { send } = openDate(day(bounds), language);
    choose('2027-01-01');
    await send();
    expect(lines()).toEqual([said('validation.disabled_after', { date: last })]);

    choose('2026-11-19');
    expect(lines()).toEqual([said('validation.disabled_before', { date: first })]);

    choose('2026-11-20');
    expect(lines()).toEqual([]);
    choose('2026-12-31');
    expect(lines()).toEqual([]);
  });
});

describe('a time', () => {
  const field = <TimeField name="departure" label="claims.date" />;
  const opened = (initial?: Values) =>
    openForm<Values>(field, { rules: { departure: time('validation.departure_time') }, ...(initial && { initial }) });

  it('is in UTC and is sent in hours and minutes', async () => {
    const { send, submit } = opened();

    choose('14:30:00');

    expect(place()).toHaveAccessibleName('When (UTC)');
    await send();
    expect(submit.mock.calls).toEqual([[{ departure: '14:30' }]]);
  });

  it('restores the entered value', () => {
    opened({ departure: '14:30' });

    expect(place()).toHaveValue('14:30');
  });

  it('reports a missing or half-typed value', async () => {
    const { send } = opened();
    await send();
    expect(lines()).toEqual(['Enter the time the flight leaves.']);

    typeHalf();
    expect(lines()).toEqual(['We can’t read this time. Enter hours and minutes, for example 09:30.']);
    typeHalf(false);

    choose('00:00');
    expect(lines()).toEqual([]);
  });

  it.each(['24:00', '14:60', '9:30', '14.30'])('that no clock shows is rejected: %s', (text) => {
    expect(time()(text, {})).toBe('validation.invalid_time');
  });
});

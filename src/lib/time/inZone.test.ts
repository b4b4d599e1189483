import { describe, expect, it } from 'vitest';

import {
  countDaysBetween,
  formatCalendarLeaf,
  formatDay,
  formatDaySpan,
  formatLongDay,
  formatTime,
  formatWeekday,
  getTimeLeft,
  toLocalDate,
} from './inZone.ts';

const [oslo, newYork] = ['Europe/Oslo', 'America/New_York'];
const out = Date.parse('2026-12-05T06:50Z');
const back = Date.parse('2026-12-13T04:55Z');
const now = Date.parse('2026-11-21T10:00Z');

describe('local times', () => {
  it.each([
    ['en-US', '07:50', 'Sat 5 Dec', 'Saturday 5th December'],
    ['es-ES', '07:50', 'sáb, 5 dic', 'sábado, 5 de diciembre'],
    ['fr-FR', '07:50', 'sam. 5 déc.', 'samedi 5 décembre'],
  ])('formats a moment in %s: %s, %s', (locale, time, day, whole) => {
    expect(formatTime(oslo, out, locale)).toBe(time);
    expect(formatDay(oslo, out, locale)).toBe(day);
    expect(formatLongDay(oslo, out, locale)).toBe(whole);
  });

  it('uses UTC for an unknown zone', () => {
    expect(formatTime(null, out, 'en-US')).toBe('06:50');
  });

  it('uses the calendar day of the zone', () => {
    expect(toLocalDate(newYork, back)).toBe('2026-12-12');
    expect(toLocalDate(oslo, back)).toBe('2026-12-13');
    expect(formatCalendarLeaf(newYork, back, now, 'en-US')).toEqual({ day: '12', month: 'Dec' });
    expect(formatCalendarLeaf(newYork, back, now, 'fr-FR')).toEqual({ day: '12', month: 'déc.' });
    expect(formatCalendarLeaf(newYork, back, now, 'pt-PT')).toEqual({ day: '12', month: 'dez.' });
    expect(formatCalendarLeaf(newYork, back, now, 'zh-CN')).toEqual({ day: '12', month: '12月' });
    expect(formatCalendarLeaf(newYork, Date.parse('2025-12-13T04:55Z'), now, 'en-US')).toEqual({
      day: '12',
      month: 'Dec 2025',
    });
    expect(formatWeekday(newYork, back, 'es-ES')).toBe('sáb');
  });

  it('counts the days between departure and landing', () => {
    expect(countDaysBetween({ zone: newYork, at: Date.parse('2026-12-12T21:15Z') }, { zone: oslo, at: back })).toBe(1);
    expect(countDaysBetween({ zone: oslo, at: out }, { zone: newYork, at: Date.parse('2026-12-05T15:10Z') })).toBe(0);
  });
});

describe('a span of days', () => {
  const from = { zone: oslo, at: out };

  it.each([
    ['en-US', back, '5th–13th December'],
    ['es-ES', back, '5–13 de diciembre'],
    ['fr-FR', back, '5–13 décembre'],
    ['en-US', out, '5th December'],
    ['en-US', Date.parse('2027-01-02T10:00Z'), '5th December 2026 – 2nd January 2027'],
  ])('formats a span in %s', (locale, at, span) => {
    expect(formatDaySpan(from, { zone: oslo, at }, now, locale).replaceAll(/\s*–\s*/g, ' – ')).toBe(
      span.replaceAll(/\s*–\s*/g, ' – '),
    );
  });

  it('shows only the first day for a landing on the day before, across the date line', () => {
    const leaves = { zone: 'Pacific/Auckland', at: Date.parse('2026-12-05T06:00Z') };
    const lands = { zone: 'Pacific/Honolulu', at: Date.parse('2026-12-05T09:00Z') };

    expect(formatDaySpan(leaves, lands, now, 'en-US')).toBe('5th December');
  });
});

describe('the time until a moment', () => {
  const after = (time: string) => getTimeLeft({ zone: oslo, at: Date.parse(time) }, now);

  it.each([
    ['2026-11-21T09:59Z', null],
    ['2026-11-21T10:00Z', null],
    ['2026-11-21T10:01Z', { unit: 'minutes', count: 1 }],
    ['2026-11-21T10:59Z', { unit: 'minutes', count: 59 }],
    ['2026-11-21T11:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-21T11:31Z', { unit: 'hours', count: 1 }],
    ['2026-11-22T15:00Z', { unit: 'hours', count: 29 }],
    ['2026-11-23T09:59Z', { unit: 'hours', count: 47 }],
    ['2026-11-23T10:00Z', { unit: 'days', count: 2 }],
    // The 24th already, by the calendar of the place.
    ['2026-11-23T23:30Z', { unit: 'days', count: 3 }],
    ['2026-12-05T06:50Z', { unit: 'days', count: 14 }],
  ])('gives %s as %j', (time, distance) => {
    expect(after(time)).toEqual(distance);
  });

  it('counts days from the reader’s date when the place is still on the day before', () => {
    const early = Date.parse('2026-11-21T03:00Z');
    expect(getTimeLeft({ zone: newYork, at: Date.parse('2026-12-05T15:00Z') }, early)).toEqual({
      unit: 'days',
      count: 14,
    });
  });
});

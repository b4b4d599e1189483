import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../account/passwords.ts';
import { people } from '../account/seeds/people.ts';
import { listPeriods } from '../claims/periods.ts';
import { toUuid } from '../ids.ts';
import { crowd, tripSeeds } from '../insurance/seeds/trips.ts';
import { createCalendar } from './calendar.ts';

describe('an id', () => {
  it('is a UUID of version 5, the same for the same key', () => {
    expect(toUuid('trip:t-sched')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(toUuid('trip:t-sched')).toBe('9003aa6e-da11-52f8-9b5b-f7a945a8384d');
    expect(toUuid('trip:t-delay')).not.toBe(toUuid('trip:t-sched'));
  });
});

describe('the calendar', () => {
  it('counts from the sandbox’s midnight, across months, years and leap days', () => {
    const { day, at, after, month } = createCalendar(new Date('2031-12-31T23:59:59Z'));
    expect([day(0), day(1), day(60)]).toEqual(['2031-12-31', '2032-01-01', '2032-02-29']);
    expect(at(-1, '07:30')).toBe('2031-12-30T07:30:00.000Z');
    expect(after(0, '23:00', 135)).toBe('2032-01-01 01:15');
    expect([month(0), month(2), month(-12)]).toEqual([
      { year: 2031, month: 12 },
      { year: 2032, month: 2 },
      { year: 2030, month: 12 },
    ]);
  });
});

describe('the periods of a claim', () => {
  it('are six months from the first day of a month, and seven from the tenth, with the outer ones cut', () => {
    const first = listPeriods('2031-11-01T06:30:00Z');
    expect([first.length, first[0], first[5]]).toEqual([
      6,
      { year: 2031, month: 11, start: '2031-11-01', end: '2031-11-30' },
      { year: 2032, month: 4, start: '2032-04-01', end: '2032-04-30' },
    ]);
    const tenth = listPeriods('2031-11-10');
    expect([tenth.length, tenth[0], tenth[3], tenth[6]]).toEqual([
      7,
      { year: 2031, month: 11, start: '2031-11-10', end: '2031-11-30' },
      { year: 2032, month: 2, start: '2032-02-01', end: '2032-02-29' },
      { year: 2032, month: 5, start: '2032-05-01', end: '2032-05-09' },
    ]);
  });
});

describe('a password', () => {
  it('is stored only as a hash, which never repeats', async () => {
    const [one, other] = [await hashPassword('Pässw0rd!'), await hashPassword('Pässw0rd!')];
    expect(one).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect([await isPassword('Pässw0rd!', one), await isPassword('Pa\u0308ssw0rd!', one)]).toEqual([true, true]);
    expect([await isPassword('pässw0rd!', one), await isPassword('', one)]).toEqual([false, false]);
    expect([await isPassword('none', 'none'), await isPassword('', '')]).toEqual([false, false]);
  });
});

describe('the seeds', () => {
  it('contain no person and no flight twice, and nothing that could be real', () => {
    const logins = Object.values(people)
      .flat()
      .map(({ login }) => login);
    const numbers = [...Object.values(tripSeeds), crowd]
      .flat()
      .flatMap(({ flights }) => flights.map(({ number }) => number));
    expect(new Set(logins).size).toBe(logins.length);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(logins.filter((login) => !/@\w+\.test$|^widget-/.test(login))).toEqual([]);
  });
});

import 'temporal-polyfill/global';

import { describe, expect, it } from 'vitest';

import { toLocalTime, toUtc } from './localTime.ts';

const at = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) });
const written = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;

describe('a local time', () => {
  it.each([
    ['2031-04-02 10:30', 'Europe/Oslo', '2031-04-02 08:30'],
    ['2031-12-02 10:30', 'Europe/Oslo', '2031-12-02 09:30'],
    ['2031-04-02 20:00', 'America/Los_Angeles', '2031-04-03 03:00'],
    ['2031-04-02 06:00', 'Pacific/Auckland', '2031-04-01 17:00'],
    ['2031-04-02 10:30', 'Asia/Kathmandu', '2031-04-02 04:45'],
    ['2031-04-02 10:30', 'UTC', '2031-04-02 10:30'],
  ])('%s in %s is %s in UTC, and vice versa', (local, zone, utc) => {
    expect(toUtc(at(local), zone)).toEqual({ utc: at(utc), local: at(local), shown: 'once' });
    expect(toLocalTime(at(utc), zone)).toEqual({ ...at(local), pass: 'first' });
  });

  it('that clocks skip is read as if they had not been put forward yet', () => {
    const { utc, local, shown } = toUtc(at('2031-03-30 02:30'), 'Europe/Oslo');

    expect([written(utc), written(local), shown]).toEqual(['2031-03-30 01:30', '2031-03-30 03:30', 'never']);
  });

  it.each([
    ['first', '2031-10-26 00:30'],
    ['second', '2031-10-26 01:30'],
  ] as const)('that clocks show twice is the %s one if requested', (pass, utc) => {
    const local = at('2031-10-26 02:30');

    expect(toUtc(local, 'Europe/Oslo', pass)).toEqual({ utc: at(utc), local, shown: 'twice' });
    expect(toLocalTime(at(utc), 'Europe/Oslo')).toEqual({ ...local, pass });
  });
});

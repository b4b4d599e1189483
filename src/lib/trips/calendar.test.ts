import { describe, expect, it } from 'vitest';

import { type Appointment, calendarOf } from './calendar.ts';

const flight: Appointment = {
  uid: 'SK101-2026-12-01-OSL@sky.test',
  starts: Date.parse('2026-12-01T09:00Z'),
  ends: Date.parse('2026-12-01T11:25Z'),
  made: Date.parse('2026-11-20T08:00:30.500Z'),
  summary: 'SK101 OSL – LHR',
  location: 'Oslo Gardermoen',
  description: 'Booking reference QX7ABC',
};

describe('a flight in a calendar', () => {
  it('has its times in UTC', () => {
    expect(calendarOf([flight]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Customer portal//Insured flights//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:SK101-2026-12-01-OSL@sky.test',
      'DTSTAMP:20261120T080030Z',
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T112500Z',
      'SUMMARY:SK101 OSL – LHR',
      'LOCATION:Oslo Gardermoen',
      'DESCRIPTION:Booking reference QX7ABC',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('keeps commas, semicolons, strokes and lines of its texts', () => {
    const text = calendarOf([{ ...flight, description: 'Anna, Ben; a\\b\nPolicy 1' }]);

    expect(text).toContain('DESCRIPTION:Anna\\, Ben\\; a\\\\b\\nPolicy 1\r\n');
  });

  it.each(['\n', '\r\n', '\r'])('goes on in its line after %j', (end) => {
    expect(calendarOf([{ ...flight, summary: `One${end}BEGIN:VALARM` }])).toContain('SUMMARY:One\\nBEGIN:VALARM\r\n');
  });

  it('is folded into lines of 75 bytes, between letters, and is the same when they are put together', () => {
    const description = 'São Paulo – 東京 ✈️ '.repeat(20);
    const text = calendarOf([{ ...flight, description }]);

    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  });

  it('is beside the others of its trip in one file', () => {
    const text = calendarOf([flight, { ...flight, uid: 'SK102', summary: 'SK102 LHR – OSL' }]);

    expect(text.match(/^(BEGIN|END|SUMMARY):.*$/gm)?.map((line) => line.trim())).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:SK101 OSL – LHR',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:SK102 LHR – OSL',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('is a moment where it would end before it begins', () => {
    expect(calendarOf([{ ...flight, ends: flight.starts }])).not.toContain('DTEND');
  });
});

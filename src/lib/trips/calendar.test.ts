import { describe, expect, it } from 'vitest';

import { type Appointment, createCalendarFile } from './calendar.ts';

const flight: Appointment = {
  uid: 'SK101-2026-12-01-OSL@sky.test',
  starts: Date.parse('2026-12-01T09:00Z'),
  ends: Date.parse('2026-12-01T11:25Z'),
  made: Date.parse('2026-11-20T08:00:30.500Z'),
  summary: 'SK101 OSL – LHR',
  location: 'Oslo Gardermoen',
  description: 'Booking reference QX7ABC',
};

describe('a calendar file', () => {
  it('writes times in UTC', () => {
    expect(createCalendarFile([flight]).split('\r\n')).toEqual([
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

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const text = createCalendarFile([{ ...flight, description: 'Anna, Ben; a\\b\nPolicy 1' }]);

    expect(text).toContain('DESCRIPTION:Anna\\, Ben\\; a\\\\b\\nPolicy 1\r\n');
  });

  it.each(['\n', '\r\n', '\r'])('does not start a new line after %j', (end) => {
    expect(createCalendarFile([{ ...flight, summary: `One${end}BEGIN:VALARM` }])).toContain(
      'SUMMARY:One\\nBEGIN:VALARM\r\n',
    );
  });

  it('folds lines at 75 bytes without splitting a letter, and unfolds to the same text', () => {
    const description = 'São Paulo – 東京 ✈️ '.repeat(20);
    const text = createCalendarFile([{ ...flight, description }]);

    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  });

  it('puts the flights of a trip into one file', () => {
    const text = createCalendarFile([flight, { ...flight, uid: 'SK102', summary: 'SK102 LHR – OSL' }]);

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

  it('writes a moment when the end is before the start', () => {
    expect(createCalendarFile([{ ...flight, ends: flight.starts }])).not.toContain('DTEND');
  });
});

import { toIso } from '#src/lib/time/dates.ts';

/** A calendar entry of a flight. Instants in milliseconds since the epoch. */
export type Appointment = {
  /** Stable, so that importing the file again does not duplicate the entry. */
  uid: string;
  starts: number;
  ends: number;
  made: number;
  summary: string;
  location: string;
  description: string;
};

/** Returns the text of a calendar file (RFC 5545) with times in UTC. */
export function createCalendarFile(appointments: readonly Appointment[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Customer portal//Insured flights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...appointments.flatMap(eventOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const eventOf = ({ uid, starts, ends, made, summary, location, description }: Appointment): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(made)}`,
  `DTSTART:${stamp(starts)}`,
  // An end before the start would make the file invalid, so it is omitted.
  ...(ends > starts ? [`DTEND:${stamp(ends)}`] : []),
  `SUMMARY:${escaped(summary)}`,
  `LOCATION:${escaped(location)}`,
  `DESCRIPTION:${escaped(description)}`,
  'END:VEVENT',
];

const stamp = (at: number): string => toIso(at).replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Folds lines at 75 bytes; continuation lines start with a space. Never splits a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, length] = ['', 0];
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (length + bytes > 75) [text, length] = [`${text}\r\n `, 1];
    text += letter;
    length += bytes;
  }
  return text;
}

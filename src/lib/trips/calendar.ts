import { toIso } from '#src/lib/time/dates.ts';

/** A flight as a calendar has it. Instants in milliseconds since the epoch. */
export type Appointment = {
  /** The same each time, so that a calendar that has it already takes no second one. */
  uid: string;
  starts: number;
  ends: number;
  made: number;
  summary: string;
  location: string;
  description: string;
};

/** The text of a calendar file (RFC 5545), its times in UTC. */
export function calendarOf(appointments: readonly Appointment[]): string {
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
  // An end before its beginning would make the file unreadable; without one it is a moment.
  ...(ends > starts ? [`DTEND:${stamp(ends)}`] : []),
  `SUMMARY:${escaped(summary)}`,
  `LOCATION:${escaped(location)}`,
  `DESCRIPTION:${escaped(description)}`,
  'END:VEVENT',
];

const stamp = (at: number): string => toIso(at).replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** No line is longer than 75 bytes; what goes on begins with a space. No letter is cut in two. */
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

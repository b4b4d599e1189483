import type { Lounge, Option } from '#machines/resolutions/resolutions.ts';

/** A line for each of the hours at which it is open. */
export const hoursOf = ({ businessHours }: Pick<Lounge, 'businessHours'>): string[] =>
  businessHours
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => each.replace(betweenTimes, dash));

/** Where little room is left a line would end after a hyphen, within the hours. */
const betweenTimes = /(?<=\d)-(?=\d)/g;
const dash = '\u2060–\u2060';

/** When the lounge that was booked is open: a booking does not say, what was offered does, for as long as the insurer tells it. */
export function hoursOfBooked({ booking, lounges }: Pick<Option, 'booking' | 'lounges'>): string[] {
  const found = lounges.find(
    ({ name, terminal, securityLocation }) =>
      name === booking?.location.name &&
      terminal === booking.location.terminal &&
      securityLocation === booking.location.securityLocation,
  );
  return found ? hoursOf(found) : [];
}

import type { Lounge, Option } from '#machines/resolutions/resolutions.ts';

/** Returns one line for each period of opening hours. */
export const listOpeningHours = ({ businessHours }: Pick<Lounge, 'businessHours'>): string[] =>
  businessHours
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => each.replace(betweenTimes, dash));

/** Replace the hyphen, which would allow a line break inside the hours. */
const betweenTimes = /(?<=\d)-(?=\d)/g;
const dash = '\u2060–\u2060';

/**
 * Returns the opening hours of the booked lounge. The booking lacks them, so they come from the offered lounges, as
 * long as the insurer still lists those.
 */
export function hoursOfBooked({ booking, lounges }: Pick<Option, 'booking' | 'lounges'>): string[] {
  const found = lounges.find(
    ({ name, terminal, securityLocation }) =>
      name === booking?.location.name &&
      terminal === booking.location.terminal &&
      securityLocation === booking.location.securityLocation,
  );
  return found ? listOpeningHours(found) : [];
}

import { standingOf } from '../case/answering.ts';
import { type Attempt, changedBy } from '../case/sending.ts';
import type { Option, OptionAnswer, OptionChanged } from '../resolutions.ts';

export const isAsked = (option: Option): boolean => ['Initial', 'OptionsSent'].includes(standingOf(option, 'LOUNGE'));

/** It is booked, and nobody but the customer can make sure of it. */
export const isBooked = (option: Option): boolean =>
  standingOf(option, 'LOUNGE') === 'Booked' && option.resolutionId !== null;

/** Given in the form of the lounges: one of them, or that there is no getting to any. */
export const isOfForm = (answer: OptionAnswer): boolean => 'loungeId' in answer;

/** What was asked for is booked as it was asked for: the case need not be read for that. */
export function bookedBy(changed: OptionChanged, option: Option, attempt: Attempt | null): Option {
  const after = changedBy(changed, option);
  const asked = attempt?.answer;
  if (!asked || !('firstName' in asked) || !isBooked(after)) return after;
  const lounge = option.lounges.find(({ loungeId }) => loungeId === asked.loungeId);
  if (!lounge) return after;
  const { name, securityLocation, terminal, directions } = lounge;
  const userName = `${asked.firstName} ${asked.surname}`;
  return { ...after, booking: { location: { name, securityLocation, terminal, directions }, userName } };
}

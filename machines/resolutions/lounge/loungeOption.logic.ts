import { type Attempt, applyChange } from '../case/attempt.ts';
import { getOptionStatus } from '../case/blockedReason.ts';
import type { Option, OptionAnswer, OptionChanged } from '../resolutions.ts';

export const isAsked = (option: Option): boolean =>
  ['Initial', 'OptionsSent'].includes(getOptionStatus(option, 'LOUNGE'));

/** Returns whether the lounge is booked and waits for the customer's confirmation. */
export const isBooked = (option: Option): boolean =>
  getOptionStatus(option, 'LOUNGE') === 'Booked' && option.resolutionId !== null;

/** Returns whether the answer comes from the lounge form: a lounge, or that none can be reached. */
export const isOfForm = (answer: OptionAnswer): boolean => 'loungeId' in answer;

/** Returns the option as booked with the requested details, so that the disruption need not be read again. */
export function applyBooking(changed: OptionChanged, option: Option, attempt: Attempt | null): Option {
  const after = applyChange(changed, option);
  const asked = attempt?.answer;
  if (!asked || !('firstName' in asked) || !isBooked(after)) return after;
  const lounge = option.lounges.find(({ loungeId }) => loungeId === asked.loungeId);
  if (!lounge) return after;
  const { name, securityLocation, terminal, directions } = lounge;
  const userName = `${asked.firstName} ${asked.surname}`;
  return { ...after, booking: { location: { name, securityLocation, terminal, directions }, userName } };
}

import { standingOf } from '../case/answering.ts';
import type { Option, OptionAnswer } from '../resolutions.ts';

export const isAsked = (option: Option): boolean => ['Initial', 'OptionsSent'].includes(standingOf(option, 'LOUNGE'));

/** It is booked, and nobody but the customer can make sure of it. */
export const isBooked = (option: Option): boolean =>
  standingOf(option, 'LOUNGE') === 'Booked' && option.resolutionId !== null;

/** Given in the form of the lounges: one of them, or that there is no getting to any. */
export const isOfForm = (answer: OptionAnswer): boolean => 'loungeId' in answer;

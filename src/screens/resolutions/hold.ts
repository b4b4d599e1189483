/**
 * Reason why the user should not leave an option: an answer is pending, needed data is loading, the outcome of an
 * answer is unknown, the disruption has not been read since, or a claim still needs the customer's confirmation.
 */
export type Hold = 'answering' | 'reading' | 'unknown' | 'unread' | 'unconfirmed';

/** Returns true if the option has to stay on screen. */
export const mustStay = (hold: Hold | null): boolean => hold !== null && hold !== 'unconfirmed';

export const isWorking = (hold: Hold): boolean => hold === 'answering' || hold === 'reading';

/** Returns true if a user who leaves now would not learn the outcome. */
export const isUnfinished = (hold: Hold): boolean => hold !== 'reading' && hold !== 'unread';

/**
 * Why an option must not be let go of: an answer is on its way; something is read that it needs; nobody knows what became of an
 * answer; the case has not been read since; or it was claimed, and nobody but its customer will confirm it.
 */
export type Hold = 'answering' | 'reading' | 'unknown' | 'unread' | 'unconfirmed';

/** It has to stay on screen. */
export const mustStay = (hold: Hold | null): boolean => hold !== null && hold !== 'unconfirmed';

/** Something is waited for. */
export const isWorking = (hold: Hold): boolean => hold === 'answering' || hold === 'reading';

/** Whoever leaves it so does not know what becomes of it. */
export const isUnfinished = (hold: Hold): boolean => hold !== 'reading' && hold !== 'unread';

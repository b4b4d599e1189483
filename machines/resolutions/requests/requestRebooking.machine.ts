import { requesting } from './requesting.ts';

/** Another flight instead of the one that was disrupted. */
export const requestRebookingMachine = requesting({ id: 'requestRebooking', remedy: 'REBOOKING' });

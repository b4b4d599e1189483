import { requesting } from './requesting.ts';

export const requestRebookingMachine = requesting({ id: 'requestRebooking', remedy: 'REBOOKING' });

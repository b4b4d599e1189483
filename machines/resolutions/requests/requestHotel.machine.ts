import { requesting } from './requesting.ts';

/** A room for the night. */
export const requestHotelMachine = requesting({ id: 'requestHotel', remedy: 'HOTEL' });

import { requesting } from './requesting.ts';

export const requestHotelMachine = requesting({ id: 'requestHotel', remedy: 'HOTEL' });

import { type AddingActor, adding } from '../kit/records/adding.ts';

/** `mobilePhoneNumber`: a plus and digits. */
export type NewPassenger = { name: string; surname: string; mobilePhoneNumber: string };

/** `mobilePhoneNumber` is empty if the passenger has none. */
export type Passenger = NewPassenger & { passengerId: string };

export const addPassengerMachine = adding<NewPassenger, Passenger>('addPassenger');

export type AddPassengerActor = AddingActor<NewPassenger, Passenger>;

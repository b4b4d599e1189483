import { type AddingActor, adding } from '../records/adding.ts';

/** `mobilePhoneNumber`: a plus and digits. */
export type NewPassenger = { name: string; surname: string; mobilePhoneNumber: string };

/** Without a phone it is empty. */
export type Passenger = NewPassenger & { passengerId: string };

/** One more person who may travel insured. */
export const addPassengerMachine = adding<NewPassenger, Passenger>('addPassenger');

export type AddPassengerActor = AddingActor<NewPassenger, Passenger>;

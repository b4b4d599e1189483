/** `mobilePhoneNumber`: a plus and digits. */
export type NewPassenger = { name: string; surname: string; mobilePhoneNumber: string };

/** Without a phone it is empty. */
export type Passenger = NewPassenger & { passengerId: string };

export type PassengerDescribed = { type: 'passenger.described' } & NewPassenger;

export const isSame = (one: NewPassenger, other: NewPassenger): boolean =>
  fields.every((field) => one[field] === other[field]);

/** What is otherwise in another description of somebody. A phone is replaced, never taken away. */
export function changesTo(one: NewPassenger, other: NewPassenger): Partial<NewPassenger> {
  const changed = fields.filter((field) => other[field] !== one[field] && other[field] !== '');
  return Object.fromEntries(changed.map((field) => [field, other[field]]));
}

const fields = ['name', 'surname', 'mobilePhoneNumber'] as const;

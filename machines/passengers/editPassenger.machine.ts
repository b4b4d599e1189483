import { editing } from '../kit/records/editing.ts';
import type { NewPassenger } from './addPassenger.machine.ts';

const fields = ['name', 'surname', 'mobilePhoneNumber'] as const;

/** A phone number can be replaced but not removed. */
function changesTo(known: NewPassenger | null, entered: NewPassenger): Partial<NewPassenger> {
  const changed = fields.filter((field) => entered[field] !== known?.[field] && entered[field] !== '');
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

export const editPassengerMachine = editing<NewPassenger>({
  id: 'editPassenger',
  changesTo,
  notFound: 'PASSENGER_NOT_FOUND',
});

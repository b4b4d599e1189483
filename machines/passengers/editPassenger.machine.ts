import { editing } from '../records/editing.ts';
import type { NewPassenger } from './addPassenger.machine.ts';

const fields = ['name', 'surname', 'mobilePhoneNumber'] as const;

/** A phone is replaced, never taken away. */
function changesTo(known: NewPassenger | null, entered: NewPassenger): Partial<NewPassenger> {
  const changed = fields.filter((field) => entered[field] !== known?.[field] && entered[field] !== '');
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

/** Other details of somebody who may travel insured. */
export const editPassengerMachine = editing<NewPassenger>({
  id: 'editPassenger',
  changesTo,
  notFound: 'PASSENGER_NOT_FOUND',
});

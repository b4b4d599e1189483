import { joinNames } from './names.ts';

/** Maximum number of passengers in an account. The insurer checks it as well and has the last word. */
export const mostPassengers = 10;

type Listed = { active: number };

/** Drops deleted passengers, which the insurer lists for past trips only. */
export const listActivePassengers = <Passenger extends Listed>(passengers: readonly Passenger[]): Passenger[] =>
  passengers.filter(({ active }) => active === 1);

export const isFull = (passengers: readonly Listed[]): boolean =>
  listActivePassengers(passengers).length >= mostPassengers;

type Named = { name: string; surname: string };

export const fullName = ({ name, surname }: Named): string => joinNames(name, surname);

/** Sorts passengers by the alphabet of a language. */
export function byName<Passenger extends Named>(passengers: readonly Passenger[], locale: string): Passenger[] {
  const { compare } = new Intl.Collator(locale);
  return [...passengers].sort((one, other) => compare(fullName(one), fullName(other)));
}

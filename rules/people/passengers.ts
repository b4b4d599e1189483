/** How many people an account holds. The insurer counts too, and its word is the last. */
export const mostPassengers = 10;

type Listed = { active: number };

/** Whoever was deleted is listed for past trips alone, and counts no more. */
export const presentIn = <Passenger extends Listed>(passengers: readonly Passenger[]): Passenger[] =>
  passengers.filter(({ active }) => active === 1);

export const isFull = (passengers: readonly Listed[]): boolean => presentIn(passengers).length >= mostPassengers;

type Named = { name: string; surname: string };

export const fullName = ({ name, surname }: Named): string => `${name} ${surname}`;

/** As a language sorts names. */
export function byName<Passenger extends Named>(passengers: readonly Passenger[], locale: string): Passenger[] {
  const { compare } = new Intl.Collator(locale);
  return [...passengers].sort((one, other) => compare(fullName(one), fullName(other)));
}

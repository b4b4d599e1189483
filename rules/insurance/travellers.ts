/** `maxInsured`: how many people the policy insures on a trip; 0 is no maximum. */
type Carrying = { flights: readonly { totalPassengers: number }[]; maxInsured: number };

/** How many may travel: the smallest of what the policy insures and each flight takes, since all travel on all of them. */
export const travellersOn = ({ flights, maxInsured }: Carrying): number =>
  Math.min(
    maxInsured > 0 ? maxInsured : Number.POSITIVE_INFINITY,
    ...flights.map(({ totalPassengers }) => totalPassengers),
  );

/** What is wrong with the number of those who travel, by the id of its text. An employee is exempt from the maximum. */
export function travellersProblem(
  count: number,
  { isEmployee, ...carrying }: Carrying & { isEmployee: boolean },
): 'validation.one_passenger' | 'validation.max_passengers' | null {
  if (count === 0) return 'validation.one_passenger';
  return isEmployee || count <= travellersOn(carrying) ? null : 'validation.max_passengers';
}

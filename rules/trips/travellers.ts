type Carrying = readonly { totalPassengers: number }[];

/** How many may travel: the smallest of what each flight takes, since all travel on all of them. */
export const travellersOn = (flights: Carrying): number =>
  Math.min(...flights.map(({ totalPassengers }) => totalPassengers));

/** What is wrong with the number of those who travel, by the id of its text. An employee is exempt from the maximum. */
export function travellersProblem(
  count: number,
  { flights, isEmployee }: { flights: Carrying; isEmployee: boolean },
): 'validation.one_passenger' | 'validation.max_passengers' | null {
  if (count === 0) return 'validation.one_passenger';
  return isEmployee || count <= travellersOn(flights) ? null : 'validation.max_passengers';
}

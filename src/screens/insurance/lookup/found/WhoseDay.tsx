import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { airlineOf } from '#src/lib/places/airlineOf.ts';

/** Whose flight it is, as far as that is known, and its day. */
export function WhoseDay({ flight: { flightNumber }, day }: { flight: FoundFlight; day: string }) {
  const airline = airlineOf(flightNumber);

  return (
    <>
      {airline ? (
        <>
          <span>{airline}</span>
          {' · '}
        </>
      ) : null}
      <span>{day}</span>
    </>
  );
}

import { cancelling } from '../../kit/records/cancelling.ts';

/** Cancels the insurance of a trip, unless one of its flights has departed or is disrupted. */
export const cancelInsuranceMachine = cancelling({
  id: 'cancelInsurance',
  notFound: 'TRIP_NOT_FOUND',
  locked: 'FLIGHT_ALERTED',
});

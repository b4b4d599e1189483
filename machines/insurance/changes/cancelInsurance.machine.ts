import { cancelling } from '../../records/cancelling.ts';

/** Not once one of its flights has left, or is disrupted. */
export const cancelInsuranceMachine = cancelling({
  id: 'cancelInsurance',
  notFound: 'TRIP_NOT_FOUND',
  locked: 'FLIGHT_ALERTED',
});

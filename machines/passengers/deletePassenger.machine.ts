import { deleting } from '../kit/records/deleting.ts';

/** Deletes a passenger, unless they are on a trip that is not over; then the machine says which. */
export const deletePassengerMachine = deleting({
  id: 'deletePassenger',
  notFound: 'PASSENGER_NOT_FOUND',
  inUse: 'IN_USE',
});

import { deleting } from '../records/deleting.ts';

/** Nobody is deleted who is on a trip that is not over: then it is said which. */
export const deletePassengerMachine = deleting({
  id: 'deletePassenger',
  notFound: 'PASSENGER_NOT_FOUND',
  inUse: 'IN_USE',
});

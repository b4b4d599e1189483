import { deleting } from '../../kit/records/deleting.ts';

/** Deletes a bag, unless a decision about it is pending. */
export const deleteBagMachine = deleting({ id: 'deleteBag', notFound: 'BAG_NOT_FOUND', inUse: 'RESOLUTION_PENDING' });

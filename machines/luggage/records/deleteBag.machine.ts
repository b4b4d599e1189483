import { deleting } from '../../records/deleting.ts';

/** No bag is deleted that somebody still decides about. */
export const deleteBagMachine = deleting({ id: 'deleteBag', notFound: 'BAG_NOT_FOUND', inUse: 'RESOLUTION_PENDING' });

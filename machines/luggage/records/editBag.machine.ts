import { editing } from '../../records/editing.ts';
import { changesTo, type NewBag } from '../bag.ts';

/** Other details of a bag that is lost. */
export const editBagMachine = editing<NewBag>({ id: 'editBag', changesTo, notFound: 'BAG_NOT_FOUND' });

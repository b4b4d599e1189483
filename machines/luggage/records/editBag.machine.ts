import { editing } from '../../kit/records/editing.ts';
import { getBagChanges, type NewBag } from '../bag.ts';

export const editBagMachine = editing<NewBag>({ id: 'editBag', changesTo: getBagChanges, notFound: 'BAG_NOT_FOUND' });

import { editing } from '../../records/editing.ts';
import { changesTo, type NewBag } from '../bag.ts';

export const editBagMachine = editing<NewBag>({ id: 'editBag', changesTo, notFound: 'BAG_NOT_FOUND' });

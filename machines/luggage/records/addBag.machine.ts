import { adding } from '../../records/adding.ts';
import type { Bag, NewBag } from '../bag.ts';

/** One more bag that is lost. */
export const addBagMachine = adding<NewBag, Bag>('addBag');

import { adding } from '../../kit/records/adding.ts';
import type { Bag, NewBag } from '../bag.ts';

export const addBagMachine = adding<NewBag, Bag>('addBag');

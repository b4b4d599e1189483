import type { Act } from '#schema/lifecycles.ts';

import { canMove } from '../case/answering.ts';
import type { Option } from '../resolutions.ts';

/** What is claimed: it is there for the asking, and nothing is chosen from. */
export type Claimed = 'CASH' | 'POINTS';

export type ClaimAct = Extract<Act, 'customer.claim' | 'customer.no' | 'customer.callMe' | 'customer.confirm'>;

export const isOpen = (option: Option, remedy: Claimed): boolean => canMove(option, remedy, 'customer.claim');

/** It was claimed, and nobody has confirmed it yet, though nobody else will. */
export const isUnconfirmed = (option: Option, remedy: Claimed): boolean =>
  option.resolutionId !== null && canMove(option, remedy, 'customer.confirm');

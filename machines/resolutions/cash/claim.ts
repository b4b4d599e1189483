import { canMove } from '../case/answering.ts';
import type { Option } from '../resolutions.ts';

/** What is claimed: it is there for the asking, and nothing is chosen from. */
export type Claimed = 'CASH' | 'POINTS';

export const isOpen = (option: Option, remedy: Claimed): boolean => canMove(option, remedy, 'customer.claim');

/** Money went out for it, and did not come back: whatever is made of the option now, no more is paid. */
export const isSent = ({ payout }: Pick<Option, 'payout'>): boolean => payout !== null && payout.on !== null;

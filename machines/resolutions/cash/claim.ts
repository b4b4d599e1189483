import { canMove } from '../case/blockedReason.ts';
import type { Option } from '../resolutions.ts';

/** Remedies that are claimed as a whole, without anything to choose from. */
export type Claimed = 'CASH' | 'POINTS';

export const isOpen = (option: Option, remedy: Claimed): boolean => canMove(option, remedy, 'customer.claim');

/** Returns whether money was sent and did not come back. Nothing more is paid then, whatever happens to the option. */
export const isSent = ({ payout }: Pick<Option, 'payout'>): boolean => payout !== null && payout.on !== null;

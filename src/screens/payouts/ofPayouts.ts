import type { Matter } from '#machines/app/notifier.machine.ts';

export const ofPayouts: readonly Matter[] = ['payout'];

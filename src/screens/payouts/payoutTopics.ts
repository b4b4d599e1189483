import type { Matter } from '#machines/app/notifier.machine.ts';

export const payoutTopics: readonly Matter[] = ['payout'];

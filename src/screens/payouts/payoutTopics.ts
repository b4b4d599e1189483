import type { Matter } from '#machines/session/app/notifier.machine.ts';

export const payoutTopics: readonly Matter[] = ['payout'];

import type { Topic } from '#machines/session/app/notifier.logic.ts';

export const payoutTopics: readonly Topic[] = ['payout'];

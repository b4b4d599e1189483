import type { Topic } from '#machines/session/app/notifier.machine.ts';

export const payoutTopics: readonly Topic[] = ['payout'];

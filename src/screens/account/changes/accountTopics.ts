import type { Topic } from '#machines/session/app/notifier.logic.ts';

export const accountTopics: readonly Topic[] = ['account'];

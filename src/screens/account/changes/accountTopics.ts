import type { Topic } from '#machines/session/app/notifier.machine.ts';

export const accountTopics: readonly Topic[] = ['account'];

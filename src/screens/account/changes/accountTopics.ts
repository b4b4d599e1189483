import type { Matter } from '#machines/app/notifier.machine.ts';

export const accountTopics: readonly Matter[] = ['account'];

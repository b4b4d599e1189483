import type { Matter } from '#machines/session/app/notifier.machine.ts';

export const accountTopics: readonly Matter[] = ['account'];

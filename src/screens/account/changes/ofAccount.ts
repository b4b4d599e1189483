import type { Matter } from '#machines/app/notifier.machine.ts';

export const ofAccount: readonly Matter[] = ['account'];

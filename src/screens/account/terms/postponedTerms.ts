import { number } from 'superstruct';

import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';

/** Session storage: the sign-in at which the customer postponed the terms, in milliseconds since the epoch. */
const postponed: Slice<number> = { name: 'termsPostponed', version: 1, struct: number() };

export const isPostponed = ({ tab }: Pick<Portal, 'tab'>, signedInAt: number): boolean =>
  tab.read(postponed) === signedInAt;

export const postponeTerms = ({ tab }: Pick<Portal, 'tab'>, signedInAt: number): void =>
  tab.write(postponed, signedInAt);

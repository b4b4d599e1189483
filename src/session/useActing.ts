import { isActing } from '#machines/session/session.ts';

import { useApp } from './portal.ts';

/** Returns whether the user acts for a customer. */
export const useActing = (): boolean => useApp(({ context }) => context.session !== null && isActing(context.session));

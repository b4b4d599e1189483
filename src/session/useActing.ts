import { isActing } from '#machines/session/session.ts';

import { useApp } from './portal.ts';

/** Whether whoever reads this acts for a customer, whose page it is. */
export const useActing = (): boolean => useApp(({ context }) => context.session !== null && isActing(context.session));

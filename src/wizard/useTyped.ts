import { useState } from 'react';

import { usePortal } from '#src/session/portal.ts';

/**
 * The values that a form outside of wizards begins with: those that were half filled in, if it was left so. They last until
 * the customer signs out or loads the page anew.
 */
export function useTyped<Values>(form: string, blank: Values): Values {
  const { drafts } = usePortal();
  const [initialValues] = useState(() => (drafts().typed.get(form) as Values | undefined) ?? blank);
  return initialValues;
}

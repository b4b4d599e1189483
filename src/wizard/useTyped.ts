import { useState } from 'react';

import { usePortal } from '#src/session/portal.ts';

/**
 * Returns the initial values of a form outside of wizards: those typed before, or `blank`. They last until the customer
 * signs out or reloads the page.
 */
export function useTyped<Values>(form: string, blank: Values): Values {
  const { drafts } = usePortal();
  const [initialValues] = useState(() => (drafts().typed.get(form) as Values | undefined) ?? blank);
  return initialValues;
}

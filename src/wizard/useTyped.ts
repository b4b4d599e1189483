import { useState } from 'react';

import { usePortal } from '#src/session/portal.ts';

/**
 * What a form begins with that no wizard keeps: what was half filled in, if it was left so. That is there again until its
 * customer signs out, or loads the page anew.
 */
export function useTyped<Values>(form: string, blank: Values): Values {
  const { drafts } = usePortal();
  const [initialValues] = useState(() => (drafts().typed.get(form) as Values | undefined) ?? blank);
  return initialValues;
}

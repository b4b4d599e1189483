import { useState } from 'react';

import type { Option } from '#machines/resolutions/resolutions.ts';

/**
 * An option as it stands by now: where its own flow was answered, by that answer, until the case was read again. That may take
 * a while, or fail.
 */
export function useAnswered(option: Option): [seen: Option, note: (answered?: Option) => void] {
  const [read, setRead] = useState(option);
  const [answered, note] = useState<Option>();
  if (read !== option) {
    setRead(option);
    note(undefined);
  }
  return [(read === option && answered) || option, note];
}

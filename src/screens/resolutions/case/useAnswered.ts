import { useState } from 'react';

import type { Option } from '#machines/resolutions/resolutions.ts';

/**
 * Returns the latest version of an option: the answer that its flow received until the disruption has been read again,
 * which can take a while or fail.
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

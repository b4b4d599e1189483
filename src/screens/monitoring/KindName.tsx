import { FormattedMessage } from 'react-intl';

import { readable } from '#src/lib/words.ts';

import { findTypeName } from './kinds.ts';

/** The name of a data type; its code if the portal does not know it. */
export function KindName({ of }: { of: string }) {
  const name = findTypeName(of);

  return name ? <FormattedMessage id={name} /> : readable(of);
}

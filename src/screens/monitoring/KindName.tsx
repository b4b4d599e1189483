import { FormattedMessage } from 'react-intl';

import { readable } from '#src/lib/words.ts';

import { findTypeName } from './kinds.ts';

/** A kind of data in words; one that is not known here by its own name. */
export function KindName({ of }: { of: string }) {
  const name = findTypeName(of);

  return name ? <FormattedMessage id={name} /> : readable(of);
}

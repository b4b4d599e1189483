import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

type Values = NonNullable<ComponentProps<typeof FormattedMessage>['values']>;

/** A text of the catalogues, with what is to be put into it if anything is. */
export type Words = TextId | { id: TextId; values: Values };

export function Say({ words }: { words: Words }) {
  return typeof words === 'string' ? <FormattedMessage id={words} /> : <FormattedMessage {...words} />;
}

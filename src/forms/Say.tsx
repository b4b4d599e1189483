import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

type Values = NonNullable<ComponentProps<typeof FormattedMessage>['values']>;

/** Text of the catalogues, with values for its placeholders if it has any. */
export type Words = TextId | { id: TextId; values: Values };

export function Say({ words }: { words: Words }) {
  return typeof words === 'string' ? <FormattedMessage id={words} /> : <FormattedMessage {...words} />;
}

import { FormattedMessage, useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

/** What the insurer says of a field, by the id of a text or by what follows `validation.` in it; what nobody has words for is wrong. */
export function FieldMessage({ id }: { id: string }) {
  const { messages } = useIntl();
  const known = [id, `validation.${id}`].find((each) => Object.hasOwn(messages, each));

  return <FormattedMessage id={(known ?? 'validation.invalid') as TextId} />;
}

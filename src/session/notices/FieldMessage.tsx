import { FormattedMessage, useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

/**
 * Shows the insurer's message about a field: a text id, or the part of one after `validation.`. Unknown messages show
 * as invalid.
 */
export function FieldMessage({ id }: { id: string }) {
  const { messages } = useIntl();
  const known = [id, `validation.${id}`].find((each) => Object.hasOwn(messages, each));

  return <FormattedMessage id={(known ?? 'validation.invalid') as TextId} />;
}

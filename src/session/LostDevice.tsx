import { FormattedMessage, useIntl } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

/**
 * Refers customers who lost their second factor to the insurer: no call removes it without a code. At sign-in, renders
 * nothing until the texts of the inner pages are loaded.
 */
export function LostDevice() {
  const { messages } = useIntl();
  if (!messages['twoStep.lost']) return null;

  return (
    <FormattedMessage
      id="twoStep.lost"
      values={{
        link: (words) => (
          <TextLink key="support" to={addresses.support}>
            {words}
          </TextLink>
        ),
      }}
    />
  );
}

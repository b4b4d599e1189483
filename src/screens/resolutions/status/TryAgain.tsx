import { FormattedMessage } from 'react-intl';

import { InlineContact } from '../case/Contact.tsx';

/** After a failure, says that the portal checks again by itself, or what the customer can do. */
export const TryAgain = ({ isCooling }: { isCooling: boolean | undefined }) =>
  isCooling ? (
    <FormattedMessage id="resolutions.failed.cooling" />
  ) : (
    <FormattedMessage id="resolutions.failed.again" values={{ contact: <InlineContact key="contact" /> }} />
  );

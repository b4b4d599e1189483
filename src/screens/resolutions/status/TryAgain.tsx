import { FormattedMessage } from 'react-intl';

import { InlineContact } from '../case/Contact.tsx';

/** After a failure: that it is looked at again by itself, or what its customer may do. */
export const TryAgain = ({ isCooling }: { isCooling: boolean | undefined }) =>
  isCooling ? (
    <FormattedMessage id="resolutions.failed.cooling" />
  ) : (
    <FormattedMessage id="resolutions.failed.again" values={{ contact: <InlineContact key="contact" /> }} />
  );

import { FormattedMessage } from 'react-intl';

import { useWait } from '#src/session/flows/useWait.ts';

/** Once an answer takes long, that it is waited for. It ends by itself: what does not come soon is taken for none. */
export default function StillWaiting() {
  return useWait() === 'short' ? null : <FormattedMessage id="signIn.waiting" />;
}

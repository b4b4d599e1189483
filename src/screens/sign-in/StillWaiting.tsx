import { FormattedMessage } from 'react-intl';

import { useWait } from '#src/session/flows/useWait.ts';

/** Says that the answer is still pending once it takes long. Requests time out, so it always ends. */
export default function StillWaiting() {
  return useWait() === 'short' ? null : <FormattedMessage id="signIn.waiting" />;
}

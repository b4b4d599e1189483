import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { waitingMachine } from '#machines/wizard/waiting.machine.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

/** Once an answer takes long, that it is waited for. It ends by itself: what does not come soon is taken for none. */
export default function StillWaiting() {
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  const isLong = useSelector(waiting, (state) => !state.matches('short'));

  return isLong ? <FormattedMessage id="signIn.waiting" /> : null;
}

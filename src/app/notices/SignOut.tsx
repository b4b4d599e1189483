import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { signOutMachine } from '#machines/session/signOut.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { tell } from '#src/lib/tell.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';
import { Prompt } from '#src/ui/Prompt.tsx';
import { hasUnfinished } from '#src/wizard/keeper.ts';

/**
 * Ends the session after warning the customer about lost input. If the customer stays, the caller handles the focus.
 */
export function SignOut({ onStayed }: { onStayed: () => void }) {
  const losesEntries = useLosesEntries();
  const flow = useFlow(connectSignOut, { input: { losesEntries }, onDone: onStayed });
  const state = useSelector(flow, (snapshot) => snapshot);

  return state.matches('asking') ? (
    <Prompt
      title={<FormattedMessage id="session.sign_out.title" />}
      main={{
        text: <FormattedMessage id="session.sign_out.no" />,
        onChoose: () => flow.send({ type: 'signOut.declined' }),
      }}
      other={{
        text: <FormattedMessage id="session.sign_out.yes" />,
        onChoose: () => flow.send({ type: 'signOut.confirmed' }),
      }}
    >
      <span {...flowAttributes(state)}>
        <FormattedMessage id="session.sign_out.body" />
      </span>
    </Prompt>
  ) : null;
}

const connectSignOut = ({ app }: Portal) =>
  signOutMachine.provide({ actions: { signOut: () => tell(app, 'session', { type: 'session.closed' }) } });

function useLosesEntries(): boolean {
  const { app, local, clock } = usePortal();
  const { session } = app.getSnapshot().context;
  return session !== null && hasUnfinished(local, session, clock.now());
}

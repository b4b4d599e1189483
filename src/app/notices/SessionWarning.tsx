import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { deadlineOf, type SessionActor } from '#machines/session/session.machine.ts';
import { useApp } from '#src/session/portal.ts';
import { useCountdown } from '#src/session/useCountdown.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { SignOut } from './SignOut.tsx';

/** Two minutes before the hour is over. It cannot be made longer; what was entered stays. */
export default function SessionWarning() {
  const session = useApp(({ children }) => children.session);
  const isWarned = useSelector(session, (state) => state?.matches({ signedIn: { open: 'warned' } }) ?? false);

  return session && isWarned ? <Warning session={session} /> : null;
}

function Warning({ session }: { session: SessionActor }) {
  const deadline = useSelector(session, deadlineOf);
  const giveFocusBack = useFocusBack();
  const [isLeaving, setIsLeaving] = useState(false);
  const understood = () => giveFocusBack(() => session.send({ type: 'warning.understood' }));

  return isLeaving ? (
    <SignOut onStayed={() => setIsLeaving(false)} />
  ) : (
    <Prompt
      title={<FormattedMessage id="session.warning.title" />}
      main={{ text: <FormattedMessage id="session.warning.understood" />, onChoose: understood }}
      other={{
        text: <FormattedMessage id="session.warning.sign_out" />,
        onChoose: () => setIsLeaving(true),
      }}
    >
      <FormattedMessage
        id="session.warning.body"
        values={{ left: <TimeLeft until={deadline} />, time: (parts) => <strong>{parts}</strong> }}
      />
    </Prompt>
  );
}

function TimeLeft({ until }: { until: number }) {
  const seconds = useCountdown(until);

  return (
    <span role="timer" key="left">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}

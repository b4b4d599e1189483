import { useSelector } from '@xstate/react';
import { FormattedMessage, FormattedTime } from 'react-intl';

import { getSessionDeadline, type SessionActor } from '#machines/session/session.machine.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { useApp } from '#src/session/portal.ts';
import { useCountdown } from '#src/session/useCountdown.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

/** Shown two minutes before the hour is over. A session cannot be extended; a new sign-in begins another hour. */
export default function SessionWarning() {
  const session = useApp(({ children }) => children.session);
  const isWarned = useSelector(session, (state) => state?.matches({ signedIn: { open: 'warned' } }) ?? false);

  return session && isWarned ? <Warning session={session} /> : null;
}

function Warning({ session }: { session: SessionActor }) {
  const deadline = useSelector(session, getSessionDeadline);
  // The surrounding site signs the widget in.
  const isWidget = useSelector(session, ({ context }) => context.session?.entrance === 'widget');
  const giveFocusBack = useFocusBack();
  const time = <FormattedTime value={deadline} timeZone={readersZone()} hour="numeric" minute="2-digit" />;

  return (
    <Prompt
      title={<FormattedMessage id="session.warning.title" values={{ time }} />}
      main={{
        text: <FormattedMessage id="session.warning.understood" />,
        onChoose: () => giveFocusBack(() => session.send({ type: 'warning.understood' })),
      }}
      {...(!isWidget && {
        other: {
          text: <FormattedMessage id="session.warning.renew" />,
          onChoose: () => session.send({ type: 'session.renewed' }),
        },
      })}
    >
      <FormattedMessage
        id={isWidget ? 'session.warning.widget' : 'session.warning.body'}
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

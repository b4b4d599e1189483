import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { deadlineOf, type SessionActor } from '#machines/session/session.machine.ts';
import { useApp } from '#src/session/portal.ts';
import { useCountdown } from '#src/session/useCountdown.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';

/** Two minutes before the hour is over. It cannot be made longer; what was entered stays. */
export default function SessionWarning() {
  const session = useApp(({ children }) => children.session);
  const isWarned = useSelector(session, (state) => state?.matches({ signedIn: { open: 'warned' } }) ?? false);

  return session && isWarned ? <Warning session={session} /> : null;
}

function Warning({ session }: { session: SessionActor }) {
  const deadline = useSelector(session, deadlineOf);
  const giveFocusBack = useFocusBack();
  const understood = () => giveFocusBack(() => session.send({ type: 'warning.understood' }));

  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? null : understood())}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <FormattedMessage id="session.warning.title" />
          </DialogTitle>
          <DialogContent>
            <FormattedMessage
              id="session.warning.body"
              values={{ left: <TimeLeft until={deadline} />, time: (parts) => <strong>{parts}</strong> }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => session.send({ type: 'session.closed' })}>
              <FormattedMessage id="session.warning.sign_out" />
            </Button>
            <Button appearance="primary" onClick={understood}>
              <FormattedMessage id="session.warning.understood" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
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

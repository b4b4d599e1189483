import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { RequestingActor } from '#machines/resolutions/requests/requesting.ts';
import { Notice } from '#src/ui/content/Notice.tsx';

const useStyles = makeStyles({
  button: { minHeight: '44px', justifySelf: 'start' },
  note: { margin: 0 },
});

/** Says that the outcome of an answer is unknown and being checked, or offers to check it. */
export function Unknown({ flow }: { flow: RequestingActor }) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const isChecking = state.matches({ working: 'checkingOutcome' });
  if (isChecking || state.matches({ working: 'readingChoices' }) || state.matches({ working: 'checkingStatus' }))
    return (
      <p className={styles.note} role="status">
        <FormattedMessage id={isChecking ? 'resolutions.request.reconciling' : 'resolutions.request.looking'} />
      </p>
    );
  if (!state.matches('outcomeUnknown') && !state.matches('statusUnknown')) return null;

  return (
    <div>
      <Notice
        tone="warning"
        action={
          <Button className={styles.button} onClick={() => flow.send({ type: 'retry.requested' })}>
            <FormattedMessage id="resolutions.request.look" />
          </Button>
        }
      >
        <FormattedMessage
          id={state.matches('statusUnknown') ? 'resolutions.request.stale' : 'resolutions.request.unanswered'}
        />
      </Notice>
    </div>
  );
}

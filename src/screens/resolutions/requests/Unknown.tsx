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
  if (state.matches('looking') || state.matches('rereading') || state.matches('reconciling'))
    return (
      <p className={styles.note} role="status">
        <FormattedMessage
          id={state.matches('reconciling') ? 'resolutions.request.reconciling' : 'resolutions.request.looking'}
        />
      </p>
    );
  if (!state.matches('unanswered') && !state.matches('stale')) return null;

  return (
    <div>
      <Notice
        tone="warning"
        action={
          <Button className={styles.button} onClick={() => flow.send({ type: 'retry.asked' })}>
            <FormattedMessage id="resolutions.request.look" />
          </Button>
        }
      >
        <FormattedMessage
          id={state.matches('stale') ? 'resolutions.request.stale' : 'resolutions.request.unanswered'}
        />
      </Notice>
    </div>
  );
}

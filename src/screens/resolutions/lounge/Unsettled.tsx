import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  button: { minHeight: '44px' },
});

/** No answer came: how it stands is looked up, or what was not heard may be sent again. */
export function Unsettled({ flow }: { flow: LoungeOptionActor }) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const isMissing = state.matches('missing');
  const isBusy = state.hasTag('working');

  return (
    <>
      <p className={styles.text} role="status">
        <FormattedMessage id={isMissing ? 'resolutions.missing' : 'resolutions.unknown'} />
      </p>
      <div className={styles.buttons}>
        {isMissing ? (
          <>
            <Button
              className={styles.button}
              appearance="primary"
              onClick={() => flow.send({ type: 'answer.repeated' })}
            >
              <FormattedMessage id="resolutions.missing.again" />
            </Button>
            <Button className={styles.button} onClick={() => flow.send({ type: 'answer.reconsidered' })}>
              <FormattedMessage id="resolutions.missing.back" />
            </Button>
          </>
        ) : (
          <Button
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => flow.send({ type: 'retry.asked' })}
          >
            <BusyLabel isBusy={isBusy}>
              <FormattedMessage id="resolutions.unknown.look" />
            </BusyLabel>
          </Button>
        )}
      </div>
    </>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { SetUpPayoutActor, SetUpPayoutSnapshot } from '#machines/payouts/setUpPayout.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { SupplierFrame } from './SupplierFrame.tsx';

const useStyles = makeStyles({
  page: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '12px', paddingBlockEnd: '24px' },
});

/** Page of the supplier in a frame, and its states before and after. */
export function FramePage({ flow, state }: { flow: SetUpPayoutActor; state: SetUpPayoutSnapshot }) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const close = () => flow.send({ type: 'dialog.closed' });
  const retry = () => flow.send({ type: 'retry.requested' });
  useWhenOnline(retry);

  if (state.matches('framed'))
    return (
      <div className={styles.page}>
        <StepHeading title="payouts.frame.title" />
        <Muted>
          <FormattedMessage id="payouts.frame.body" />
        </Muted>
        <SupplierFrame
          url={state.context.url}
          onCompleted={() => flow.send({ type: 'frame.completed' })}
          onCancelled={close}
        />
      </div>
    );
  const isUnknown = state.matches('unknown');
  if (isUnknown || state.matches('noFrame'))
    return (
      <div className={fill}>
        <Sheet>
          <StepHeading title={isUnknown ? 'payouts.frame.unknown' : 'payouts.frame.failed'} />
          <p>
            <FormattedMessage id={isUnknown ? 'payouts.frame.unknown.body' : 'payouts.frame.failed.body'} />
          </p>
        </Sheet>
        <Actions
          next={isUnknown ? 'payouts.frame.unknown.again' : 'payouts.frame.failed.again'}
          onNext={retry}
          other="payouts.form.close"
          onOther={close}
        />
      </div>
    );
  const waitedFor: TextId = state.matches('lookingAgain') ? 'payouts.frame.looking' : 'payouts.frame.opening';
  return (
    <div className={styles.page}>
      <StepHeading title="payouts.frame.title" />
      <Muted role="status">
        <FormattedMessage id={waitedFor} />
      </Muted>
      <Lines count={5} />
      <Waiting text="wizard.waiting" onStop={state.can({ type: 'dialog.closed' }) ? close : undefined} />
    </div>
  );
}

import { Button, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ActionPlanActor } from '#machines/monitoring/actionPlan/actionPlan.machine.ts';
import { addresses } from '#src/lib/addresses.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  problem: { ':empty': { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  main: { minHeight: '44px' },
});

type HandlingProps = { flow: ActionPlanActor; whyNot: string | undefined };

/** Marks the alert as handled or reopens it, and shows the outcome of the last change. */
export function Handling({ flow, whyNot }: HandlingProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { alert, change, failure } = state.context;
  const isHandled = alert?.completed === true;
  const isBusy = state.matches('changing') || state.matches('checkingOutcome');
  const isUnknown = state.matches('outcomeUnknown');
  const checkAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    flow.send({ type: 'retry.requested' });
  };
  const toggle = () => flow.send({ type: isHandled ? 'reopening.requested' : 'handled.marked' });

  return (
    <Card title={<FormattedMessage id={isHandled ? 'alerts.handled.title' : 'alerts.handle.title'} />}>
      <p className={styles.text}>
        <FormattedMessage id={isHandled ? 'alerts.handled.text' : 'alerts.handle.text'} />
      </p>
      <div role="alert" className={styles.problem}>
        {isUnknown ? (
          <Notice
            tone="warning"
            action={
              <Button className={touch.target} onClick={checkAgain}>
                <FormattedMessage id="alerts.check_again" />
              </Button>
            }
          >
            <FormattedMessage id={change?.completed ? 'alerts.handle.unknown' : 'alerts.reopen.unknown'} />
          </Notice>
        ) : null}
        {failure && !isBusy ? (
          <Notice tone="warning">
            <FormattedMessage id={isHandled ? 'alerts.reopen.failed' : 'alerts.handle.failed'} />
          </Notice>
        ) : null}
      </div>
      {isUnknown ? null : (
        <div className={styles.actions}>
          <Button
            appearance={isHandled ? 'secondary' : 'primary'}
            className={styles.main}
            {...(isHandled ? {} : { icon: <CheckmarkCircleRegular /> })}
            disabledFocusable={isBusy || whyNot !== undefined}
            aria-busy={isBusy}
            aria-describedby={whyNot}
            onClick={toggle}
          >
            <BusyLabel isBusy={isBusy}>
              <FormattedMessage id={isHandled ? 'alerts.reopen' : 'alerts.handle'} />
            </BusyLabel>
          </Button>
          <TextLink to={addresses.alerts}>
            <FormattedMessage id="alerts.all" />
          </TextLink>
        </div>
      )}
    </Card>
  );
}

import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { PlanStepsActor } from '#machines/monitoring/actionPlan/planSteps.machine.ts';
import { isTicked } from '#machines/monitoring/actionPlan/wishes.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { StepContent } from './actionPlan.props.ts';
import { Step } from './Step.tsx';
import { stepText } from './stepTexts.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  text: { margin: 0 },
});

type PlanStepsProps = {
  flow: PlanStepsActor;
  content: StepContent;
  /** The id of the reason why no step can be ticked; undefined if ticking is allowed. */
  whyNot: string | undefined;
};

/** The checklist of an action plan, with the number of completed steps. */
export function PlanSteps({ flow, content, whyNot }: PlanStepsProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { steps, failures } = state.context;
  const retry = () => flow.send({ type: 'retry.requested' });
  const isHere = !state.matches('loading') && !state.matches('failed');
  const done = steps.filter(({ actionItem }) => isTicked(state.context, actionItem)).length;

  return (
    <Card
      title={<FormattedMessage id="alerts.steps" />}
      aside={
        isHere && steps.length > 0 ? (
          <span role="status">
            <FormattedMessage id="alerts.steps.progress" values={{ done, total: steps.length }} />
          </span>
        ) : null
      }
      isBusy={state.matches('loading')}
      attributes={flowAttributes(state)}
    >
      {state.matches('loading') || (isHere && content.isLoading) ? <Lines count={4} /> : null}
      {state.matches('failed') ? <FailedState text="alerts.steps.failed" why={null} retry={retry} /> : null}
      {state.matches('outcomeUnknown') ? (
        <div role="alert">
          <Notice
            tone="warning"
            action={
              <Button className={touch.target} onClick={retry}>
                <FormattedMessage id="alerts.check_again" />
              </Button>
            }
          >
            <FormattedMessage id="alerts.steps.unknown" />
          </Notice>
        </div>
      ) : null}
      {isHere && steps.length === 0 ? (
        <p className={styles.text}>
          <FormattedMessage id="alerts.steps.none" />
        </p>
      ) : null}
      {isHere && steps.length > 0 && !content.isLoading ? (
        <ul className={styles.list}>
          {steps.map((step) => (
            <li key={step.actionItem} data-step={step.actionItem}>
              <Step
                text={stepText(step, content.articles)}
                content={content}
                isTicked={isTicked(state.context, step.actionItem)}
                failure={failures[step.actionItem]}
                whyNot={whyNot}
                onToggle={() => flow.send({ type: 'step.toggled', actionItem: step.actionItem })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

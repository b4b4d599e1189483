import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { TwoStepActor } from '#machines/account/twoStep/twoStep.machine.ts';
import styles from '#src/forms/forms.module.css';
import { Heading } from '#src/screens/sign-in/parts.tsx';
import { useFlowNotices } from '#src/session/flows/useFlowNotices.ts';

import { twoStepTopics } from '../twoStep/connectTwoStep.ts';
import { TwoStepViews } from '../twoStep/TwoStepViews.tsx';
import type { StepProps } from './registration.props.ts';

type Props = Pick<StepProps, 'flow'>;

/** Offers two-step verification for the new account. It can be skipped if the partner allows that. */
export function TwoStepOffer({ flow }: Props) {
  const isOptional = useSelector(flow, ({ context }) => context.twoStep === 'optional');
  const isEntering = useSelector(flow, (state) => state.matches({ opened: 'entering' }));

  return (
    <div className={styles.form}>
      <Heading id="twoStep.offer.title" takesFocus />
      <p className={styles.text}>
        <FormattedMessage id="twoStep.offer.body" />
      </p>
      {isOptional ? null : (
        <p className={styles.text}>
          <FormattedMessage id="twoStep.offer.required" />
        </p>
      )}
      <Button
        appearance="primary"
        size="large"
        className={styles.submit}
        disabledFocusable={isEntering}
        onClick={() => flow.send({ type: 'setUp.accepted' })}
      >
        <FormattedMessage id="twoStep.offer.set_up" />
      </Button>
      {isOptional ? (
        <Button
          size="large"
          className={styles.quiet}
          disabledFocusable={isEntering}
          aria-busy={isEntering}
          onClick={() => flow.send({ type: 'setUp.skipped' })}
        >
          <FormattedMessage id="twoStep.offer.skip" />
        </Button>
      ) : null}
    </div>
  );
}

/** Sets up two-step verification for the new account. */
export function TwoStepSetUp({ flow }: Props) {
  const child = useSelector(flow, ({ children }) => children.twoStep);

  return (
    <div className={styles.form}>
      <Heading id="twoStep.title" takesFocus />
      {child ? <SetUp flow={child as TwoStepActor} /> : null}
    </div>
  );
}

function SetUp({ flow }: { flow: TwoStepActor }) {
  useFlowNotices(flow, twoStepTopics);
  return <TwoStepViews flow={flow} />;
}

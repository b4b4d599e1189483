import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SecondFactorActor, SecondFactorSnapshot } from '#machines/sign-in/secondFactor.machine.ts';
import styles from '#src/forms/forms.module.css';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { LostDevice } from '#src/session/LostDevice.tsx';

import { CodeForm } from './CodeForm.tsx';

const isConfirming = (flow: SecondFactorSnapshot) => flow.matches('confirming');

export default function SecondFactorForm({ flow }: { flow: SecondFactorActor }) {
  const isBusy = useSelector(flow, isConfirming);
  const attributes = flowAttributes(useSelector(flow, (state) => state));

  return (
    <div {...attributes}>
      <CodeForm
        heading="signIn.second.title"
        intro={<FormattedMessage id="signIn.second.body" />}
        isBusy={isBusy}
        isOver={false}
        onCode={(code) => {
          flow.send({ type: 'code.given', code });
          return submitErrors(flow, isConfirming, ({ context }) => context.problems);
        }}
      >
        <Button
          className={styles.quiet}
          appearance="transparent"
          onClick={() => flow.send({ type: 'signIn.restarted' })}
        >
          <FormattedMessage id="signIn.second.back" />
        </Button>
        <p className={styles.text}>
          <LostDevice />
        </p>
      </CodeForm>
    </div>
  );
}

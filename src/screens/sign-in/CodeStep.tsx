import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import {
  getResendTime,
  type OneTimeCodeActor,
  type OneTimeCodeSnapshot,
} from '#machines/sign-in/oneTimeCode.machine.ts';
import { maskedIdentifier } from '#rules/people/masking.ts';
import type { FieldProblem } from '#schema/classify.ts';
import styles from '#src/forms/forms.module.css';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { useCountdown } from '#src/session/useCountdown.ts';

import { CodeForm } from './CodeForm.tsx';

type Props = { flow: OneTimeCodeActor };

const isConfirming = (flow: OneTimeCodeSnapshot) => flow.matches({ entering: { code: 'confirming' } });

export default function CodeStep({ flow }: Props) {
  const identifier = useSelector(flow, ({ context }) => context.identifier);
  const isBusy = useSelector(flow, isConfirming);
  const isExpired = useSelector(flow, (state) => state.matches({ entering: { code: 'expired' } }));
  const isLocked = useSelector(flow, (state) => state.matches({ entering: { code: 'locked' } }));
  const isOver = isExpired || isLocked;
  const resend = <Resend flow={flow} isExpired={isExpired} isLocked={isLocked} />;
  const wayBack = (
    <Button
      className={styles.quiet}
      appearance={isLocked ? 'primary' : 'transparent'}
      onClick={() => flow.send({ type: 'identifier.reopened' })}
    >
      <FormattedMessage id="signIn.code.back" />
    </Button>
  );

  return (
    <CodeForm
      heading="signIn.code.title"
      intro={
        <FormattedMessage
          id={isOver ? 'signIn.code.was_sent' : 'signIn.code.sent'}
          values={{ identifier: maskedIdentifier(identifier) }}
        />
      }
      isBusy={isBusy}
      isOver={isOver}
      onCode={(code) => {
        flow.send({ type: 'code.given', code });
        return submitErrors(flow, isConfirming, problemsOf);
      }}
    >
      {isLocked ? (
        <>
          {wayBack}
          {resend}
        </>
      ) : (
        <>
          {resend}
          {wayBack}
        </>
      )}
    </CodeForm>
  );
}

function Resend({ flow, isExpired, isLocked }: Props & { isExpired: boolean; isLocked: boolean }) {
  const mayResend = useSelector(flow, (state) => state.can({ type: 'code.resent' }));
  const isCoolingDown = useSelector(flow, (state) => state.matches({ entering: { resend: 'cooldown' } }));
  const seconds = useCountdown(useSelector(flow, getResendTime));

  return (
    <>
      <Button
        className={styles.quiet}
        appearance={isExpired && mayResend ? 'primary' : 'secondary'}
        disabledFocusable={!mayResend}
        aria-describedby="resend"
        onClick={() => flow.send({ type: 'code.resent' })}
      >
        <FormattedMessage id="signIn.code.resend" />
      </Button>
      <p id="resend" className={styles.hint}>
        {/* For a locked code, the field has given the reason already. */}
        {isCoolingDown && !isLocked ? <FormattedMessage id="signIn.code.resend.later" values={{ seconds }} /> : null}
      </p>
    </>
  );
}

const codeProblems: Record<string, FieldProblem> = {
  wrong: 'INVALID_CODE',
  expired: 'EXPIRED_CODE',
  locked: 'TOO_MANY_ATTEMPTS',
};

function problemsOf({ value }: OneTimeCodeSnapshot): Record<string, FieldProblem> {
  const problem = typeof value === 'object' ? codeProblems[value.entering.code] : undefined;
  return problem ? { code: problem } : {};
}

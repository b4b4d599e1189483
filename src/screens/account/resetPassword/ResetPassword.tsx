import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';

import type {
  LinkProblem,
  ResetPasswordSnapshot,
  resetPasswordMachine,
} from '#machines/account/resetPassword/resetPassword.machine.ts';
import styles from '#src/forms/forms.module.css';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Heading } from '#src/screens/sign-in/parts.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

import { passwordTopics } from '../passwordParts.ts';
import { connectResetPassword } from './connectResetPassword.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

type ViewProps = { flow: ActorRefFrom<typeof resetPasswordMachine> };
type View = Exclude<ResetPasswordSnapshot['value'], 'checkingCode' | object> | 'choosing';

/** Every state needs a view to compile. */
const views: Record<View, (props: ViewProps) => ReactNode> = {
  choosing: ResetPasswordForm,
  submitting: ResetPasswordForm,
  reset: () => null,
  resetUnheard: ResetUnheard,
  linkRefused: LinkRefused,
};

const viewOf = ({ value }: ResetPasswordSnapshot): View => (typeof value === 'object' ? 'choosing' : (value as View));

type Props = {
  /** The secret of the link; null if the page was opened without one. */
  code: string | null;
  onReset: () => void;
};

export function ResetPassword({ code, onReset }: Props) {
  const flow = useFlow(connectResetPassword, {
    input: { code },
    about: passwordTopics,
    onDone: ({ kind }) => {
      if (kind === 'reset') onReset();
    },
  });
  const snapshot = useSelector(flow, (state) => state);
  const View = views[viewOf(snapshot)];

  return (
    <div {...flowAttributes(snapshot)}>
      <PageTitle id="password.reset.title" />
      <View flow={flow} />
    </div>
  );
}

/** Only the customer has the link, so a used link means that the unanswered try succeeded. */
function ResetUnheard() {
  return (
    <div className={styles.form}>
      <Heading id="password.unheard.title" takesFocus />
      <p className={styles.text}>
        <FormattedMessage id="password.unheard.body" />
      </p>
      <ButtonLink to={addresses.front} appearance="primary" isMain>
        <FormattedMessage id="password.sign_in" />
      </ButtonLink>
      <NewLink />
    </div>
  );
}

const refusals: Record<LinkProblem, TextId> = {
  EXPIRED_CODE: 'password.link.expired',
  INVALID_CODE: 'password.link.used',
  TOO_MANY_ATTEMPTS: 'password.link.locked',
  CODE_NOT_FOUND: 'password.link.unknown',
  'no code': 'password.link.incomplete',
};

function LinkRefused({ flow }: ViewProps) {
  const problem = useSelector(flow, ({ context }) => context.linkProblem ?? 'no code');

  return (
    <div className={styles.form}>
      <Heading id="password.link.title" takesFocus />
      <p className={styles.text}>
        <FormattedMessage id={refusals[problem]} />
      </p>
      <NewLink />
    </div>
  );
}

function NewLink() {
  return (
    <Link to={addresses.forgotPassword} className={styles.other}>
      <FormattedMessage id="password.link.again" />
    </Link>
  );
}

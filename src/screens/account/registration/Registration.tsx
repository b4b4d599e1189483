import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { RegistrationSnapshot } from '#machines/account/registration/registration.machine.ts';
import type { RegistrationInput, RegistrationOutput } from '#machines/account/registration/registration.setup.ts';
import { shownPhone } from '#rules/people/phone.ts';
import styles from '#src/forms/forms.module.css';
import { onBrowserBack } from '#src/lib/browser/backButton.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Heading, StillWaiting, useTyped } from '#src/screens/sign-in/parts.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { usePortal } from '#src/session/portal.ts';
import { useLanguages } from '#src/session/useLanguages.ts';

import { TwoStepOffer, TwoStepSetUp } from './AfterRegistration.tsx';
import { connectRegistration, forgetUnusedToken, registrationTopics } from './connectRegistration.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { PolicyStep } from './PolicyStep.tsx';
import type { StepProps } from './registration.props.ts';
import { forgetRegistration } from './registrationDraft.ts';
import { SecurityStep } from './SecurityStep.tsx';
import { createTypedForm } from './typedForm.ts';

type View = 'working' | 'lookUpFailed' | 'details' | 'policy' | 'security' | 'offer' | 'setUp' | 'over';

/** Every state needs a view to compile. */
const views: Record<Extract<RegistrationSnapshot['value'], string>, View> = {
  beginning: 'working',
  lookingUp: 'working',
  lookUpFailed: 'lookUpFailed',
  entered: 'security',
  created: 'over',
  relogin: 'over',
  linkUsed: 'over',
  linkInactive: 'over',
  linkUnknown: 'over',
};

const steps: Record<'details' | 'policy' | 'security', (props: StepProps) => ReactNode> = {
  details: DetailsStep,
  policy: PolicyStep,
  security: SecurityStep,
};

function viewOf(flow: RegistrationSnapshot): View {
  if (typeof flow.value === 'string') return views[flow.value];
  if (flow.matches({ filling: 'details' })) return 'details';
  if (flow.matches({ opened: 'settingUp' })) return 'setUp';
  const isOffering = flow.matches('opened') && !flow.matches({ opened: 'recordingTerms' });
  if (isOffering && flow.context.twoStep !== 'not offered') return 'offer';
  return flow.matches({ filling: 'policy' }) ? 'policy' : 'security';
}

type Props = RegistrationInput & { onDone: (output: RegistrationOutput) => void };

/** Creates an account, with or without a personal link. */
export function Registration({ onDone, ...input }: Props) {
  const portal = usePortal();
  const flow = useFlow(connectRegistration, { input, about: registrationTopics, onDone });
  useEffect(() => () => forgetUnusedToken(portal, flow.getSnapshot()), [portal, flow]);
  const snapshot = useSelector(flow, (state) => state);
  const view = viewOf(snapshot);

  return (
    <div {...flowAttributes(snapshot)}>
      <PageTitle id="registration.title" />
      {view === 'working' ? <Working /> : null}
      {view === 'lookUpFailed' ? <LookUpFailed onRetry={() => flow.send({ type: 'lookUp.repeated' })} /> : null}
      {view === 'offer' ? <TwoStepOffer flow={flow} /> : null}
      {view === 'setUp' ? <TwoStepSetUp flow={flow} /> : null}
      {view === 'details' || view === 'policy' || view === 'security' ? <Steps flow={flow} view={view} /> : null}
    </div>
  );
}

/** All steps share the typed data, so that going back and forth loses nothing. */
function Steps({ flow, view }: Pick<StepProps, 'flow'> & { view: keyof typeof steps }) {
  const portal = usePortal();
  const { offered, code } = useLanguages();
  const typedAtSignIn = useTyped();
  const language = offered.includes(code) ? code : (offered[0] ?? 'en');
  const begin = () => {
    const { link, linkId } = flow.getSnapshot().context;
    const phone = link && (shownPhone(link.mobilePhoneNumber) ?? link.mobilePhoneNumber);
    return createTypedForm(portal, linkId, {
      language,
      emailAddress: typedAtSignIn,
      ...(link && {
        firstName: link.firstName,
        surname: link.surname,
        emailAddress: link.emailAddress,
        mobilePhoneNumber: phone ?? '',
      }),
    });
  };
  const [{ typed, round }, setForm] = useState(() => ({ typed: begin(), round: 0 }));
  const Step = steps[view];

  // On the first step the browser's Back leaves the page.
  useEffect(
    () => (view === 'details' ? undefined : onBrowserBack(() => flow.send({ type: 'back.requested' }))),
    [view, flow],
  );

  const [spoken, setSpoken] = useState(language);
  if (spoken !== language) {
    setSpoken(language);
    typed.followPage(language);
  }

  const startOver = () => {
    forgetRegistration(portal);
    setForm({ typed: begin(), round: round + 1 });
  };

  return <Step key={`${view} ${round}`} flow={flow} typed={typed} onStartOver={startOver} />;
}

function Working() {
  return (
    <div className={styles.form} aria-busy="true" role="status">
      <p className={styles.text}>
        <FormattedMessage id="registration.link.looking" /> <StillWaiting />
      </p>
    </div>
  );
}

function LookUpFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.form}>
      <Heading id="registration.link.failed.title" takesFocus />
      <p className={styles.text}>
        <FormattedMessage id="registration.link.failed.body" />
      </p>
      <Button appearance="primary" size="large" onClick={onRetry}>
        <FormattedMessage id="registration.link.retry" />
      </Button>
    </div>
  );
}

import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { TwoStepActor, TwoStepSnapshot } from '#machines/account/twoStep/twoStep.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { StillWaiting } from '#src/screens/sign-in/parts.tsx';
import { LostDevice } from '#src/session/LostDevice.tsx';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { keepFocus } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { twoStepTopics } from './connectTwoStep.ts';
import { QrCode } from './QrCode.tsx';
import { SecretKey } from './SecretKey.tsx';
import styles from './twoStep.module.css';

type ViewProps = { flow: TwoStepActor };
type View = (props: ViewProps) => ReactNode;
type NameOf<State> = State extends string ? State : keyof State & string;

/** Every state needs a view to compile. */
const views: Record<NameOf<TwoStepSnapshot['value']>, View> = {
  reading: () => <Working text="twoStep.reading" />,
  readFailed: ReadFailed,
  off: Off,
  confirmingOn: ConfirmingOn,
  requesting: () => <Working text="twoStep.requesting" />,
  turningOn: TurningOn,
  on: On,
  turningOff: TurningOff,
  limitReached: LimitReached,
  holderOnly: HolderOnly,
  relogin: () => null,
  cancelled: () => null,
};

/** Shows the state of two-step verification, and the available actions. */
export function TwoStepViews({ flow }: ViewProps) {
  const snapshot = useSelector(flow, (state) => state);
  const [state = ''] = typeof snapshot.value === 'string' ? [snapshot.value] : Object.keys(snapshot.value);
  const View = views[state as keyof typeof views];

  return (
    <div {...flowAttributes(snapshot)} className={styles.body} tabIndex={-1} ref={keepFocus}>
      <View flow={flow} />
    </div>
  );
}

const focus = (text: HTMLElement | null) => text?.focus();

/** @param takesFocus for what follows a dialog whose trigger is gone */
function Text({ id, takesFocus = false }: { id: TextId; takesFocus?: boolean }) {
  return (
    <p className={styles.text} {...(takesFocus && { tabIndex: -1, ref: focus })}>
      <FormattedMessage id={id} />
    </p>
  );
}

function Working({ text }: { text: TextId }) {
  return (
    <div aria-busy="true" role="status">
      <FormattedMessage id={text} /> <StillWaiting />
    </div>
  );
}

function ReadFailed({ flow }: ViewProps) {
  return (
    <>
      <FailedState text="twoStep.read_failed" why={null} retry={() => flow.send({ type: 'reading.repeated' })} />
      <CancelOfNew flow={flow} />
    </>
  );
}

function Off({ flow }: ViewProps) {
  return (
    <>
      <Text id="twoStep.off.body" />
      <InlineNotice about={twoStepTopics} />
      <Act text="twoStep.turn_on" isMain onPress={() => flow.send({ type: 'turnOn.requested' })} />
      <CancelOfNew flow={flow} />
    </>
  );
}

function ConfirmingOn({ flow }: ViewProps) {
  return (
    <>
      <Text id="twoStep.off.body" />
      <Prompt
        title={<FormattedMessage id="twoStep.confirm.title" />}
        main={{
          text: <FormattedMessage id="twoStep.confirm.yes" />,
          onChoose: () => flow.send({ type: 'turnOn.confirmed' }),
        }}
        stay={{
          text: <FormattedMessage id="twoStep.confirm.no" />,
          onChoose: () => flow.send({ type: 'change.cancelled' }),
        }}
      >
        <FormattedMessage id="twoStep.confirm.body" />
      </Prompt>
    </>
  );
}

function TurningOn({ flow }: ViewProps) {
  const offer = useSelector(flow, ({ context }) => context.offer);
  const { formatMessage } = useIntl();

  return (
    <>
      <Text id="twoStep.enrol.scan" takesFocus />
      {offer ? (
        <>
          <QrCode text={offer.otpauthUrl} label={formatMessage({ id: 'twoStep.enrol.qr' })} />
          <Text id="twoStep.enrol.manual" />
          <SecretKey secret={offer.secret} />
        </>
      ) : null}
      <CodeEntry flow={flow} intro="twoStep.enrol.then" submit="twoStep.enrol.submit">
        <Text id="twoStep.enrol.relogin" />
        <Outcome
          of={useSelector(flow, outcomeOf)}
          notReceived="twoStep.on.not_received.body"
          outcomeUnknown="twoStep.on.unknown.body"
        />
      </CodeEntry>
    </>
  );
}

function On({ flow }: ViewProps) {
  return (
    <>
      <Text id="twoStep.on.body" />
      <p className={styles.text}>
        <LostDevice />
      </p>
      <Act text="twoStep.turn_off" onPress={() => flow.send({ type: 'turnOff.requested' })} />
    </>
  );
}

function TurningOff({ flow }: ViewProps) {
  return (
    <>
      <CodeEntry flow={flow} intro="twoStep.turn_off.body" submit="twoStep.turn_off.submit">
        <Outcome
          of={useSelector(flow, outcomeOf)}
          notReceived="twoStep.still_on.not_received.body"
          outcomeUnknown="twoStep.still_on.unknown.body"
        />
      </CodeEntry>
      <p className={styles.text}>
        <LostDevice />
      </p>
    </>
  );
}

function LimitReached({ flow }: ViewProps) {
  return (
    <>
      <Warning title="twoStep.limit.title" body="twoStep.limit.body" />
      <Act text="twoStep.limit.again" onPress={() => flow.send({ type: 'limit.understood' })} />
      <CancelOfNew flow={flow} />
    </>
  );
}

function HolderOnly({ flow }: ViewProps) {
  return (
    <>
      <Warning title="errors.mfa_invalid_user" body="twoStep.holder_only" />
      <CancelOfNew flow={flow} />
    </>
  );
}

type LostOutcome = 'notReceived' | 'outcomeUnknown';

function outcomeOf(flow: TwoStepSnapshot): LostOutcome | null {
  const isAt = (state: LostOutcome) =>
    flow.matches({ turningOn: { enrolling: state } }) || flow.matches({ turningOff: { confirmingOff: state } });
  if (isAt('notReceived')) return 'notReceived';
  return isAt('outcomeUnknown') ? 'outcomeUnknown' : null;
}

const outcomeTitles: Record<LostOutcome, TextId> = {
  notReceived: 'twoStep.outcome.not_received',
  outcomeUnknown: 'twoStep.outcome.unknown',
};

function Outcome({ of, ...bodies }: { of: LostOutcome | null } & Record<LostOutcome, TextId>) {
  return of ? <Warning title={outcomeTitles[of]} body={bodies[of]} /> : null;
}

function Warning({ title, body }: { title: TextId; body: TextId }) {
  return (
    <div role="alert">
      <Notice tone="warning" title={<FormattedMessage id={title} />}>
        <FormattedMessage id={body} />
      </Notice>
    </div>
  );
}

type ActProps = { text: TextId; isMain?: boolean; onPress: () => void };

function Act({ text, isMain = false, onPress }: ActProps) {
  const touch = useTouchStyles();

  return (
    <div>
      <Button className={touch.target} appearance={isMain ? 'primary' : 'secondary'} onClick={onPress}>
        <FormattedMessage id={text} />
      </Button>
    </div>
  );
}

/** Returns from the set-up for a new account to the offer. */
function CancelOfNew({ flow }: ViewProps) {
  const isNew = useSelector(flow, ({ context }) => context.isNew);
  return isNew ? <Act text="twoStep.cancel" onPress={() => flow.send({ type: 'change.cancelled' })} /> : null;
}

import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CancellingMachine, CancellingOutput } from '#machines/kit/records/cancelling.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useClearWay } from '#src/session/notices/useClearWay.ts';
import type { Portal } from '#src/session/portal.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { BusyLabel } from '../parts/BusyLabel.tsx';
import { Waiting } from '../parts/Waiting.tsx';

const useStyles = makeStyles({ words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

const sure = { title: 'sure.title', body: 'sure.body', close: 'sure.no', confirm: 'sure.yes' } as const;

/** After a lost answer, the texts must not promise that the insurance stays. */
const unanswered = {
  title: 'unanswered.title',
  body: 'unanswered.body',
  close: 'unanswered.close',
  confirm: 'unanswered.again',
} as const;

type Part =
  | 'title'
  | 'keep'
  | 'confirm'
  | 'contact'
  | `sure.${'title' | 'body' | 'no' | 'yes'}`
  | `unanswered.${'title' | 'body' | 'close' | 'again'}`;

type ConfirmCancellationProps = {
  id: string;
  provide: (portal: Portal) => CancellingMachine;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  text: (part: Part) => TextId;
  /** Name of the insurance in the second question. */
  values: Record<string, string>;
  /** Shows the cover that would end. */
  details: ReactNode;
  /** The latest list no longer contains it. */
  isMissed: boolean;
  /** Cancelling is known to be impossible now. */
  isLocked?: boolean;
  locked: (attributes: Record<string, string>, onClose: () => void) => ReactNode;
  onDone: (end: CancellingOutput) => void;
};

export function ConfirmCancellation(props: ConfirmCancellationProps) {
  const { id, provide, about, text, values, details, isMissed, isLocked = false, locked, onDone } = props;
  const styles = useStyles();
  const flow = useFlow(provide, { input: { id, newKey: () => crypto.randomUUID() }, about, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const isToBeMissed = isMissed && state.can({ type: 'insurance.missed' });
  useFocusBackWhenGone();
  useClearWay();
  useEffect(() => {
    if (isToBeMissed) flow.send({ type: 'insurance.missed' });
  }, [flow, isToBeMissed]);
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });

  if (state.matches('locked') || (isLocked && state.matches('details'))) return locked(flowAttributes(state), close);
  if (state.matches('details'))
    return (
      <Prompt
        key="details"
        width="sm"
        title={<FormattedMessage id={text('title')} />}
        main={{ text: <FormattedMessage id={text('keep')} />, onChoose: close }}
        other={{
          text: <FormattedMessage id={text('confirm')} />,
          onChoose: () => flow.send({ type: 'cancellation.requested' }),
        }}
      >
        <div className={styles.words} {...flowAttributes(state)}>
          {details}
          <ContactUs text={text('contact')} isRequired />
          <InlineNotice about={about} />
        </div>
      </Prompt>
    );
  const isOpen = state.matches('unanswered');
  const words = isOpen ? unanswered : sure;
  return (
    <Prompt
      key="sure"
      title={<FormattedMessage id={text(words.title)} />}
      main={{
        text: <FormattedMessage id={text(words.close)} />,
        onChoose: () => (isOpen ? close() : flow.send({ type: 'cancellation.declined' })),
      }}
      other={{
        text: (
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id={text(words.confirm)} />
          </BusyLabel>
        ),
        onChoose: () => flow.send({ type: 'cancellation.confirmed' }),
      }}
      isBusy={isBusy}
    >
      <div className={styles.words} {...flowAttributes(state)}>
        <FormattedMessage id={text(words.body)} values={values} />
        {isBusy ? <Waiting text="wizard.waiting" /> : null}
        <InlineNotice about={about} />
      </div>
    </Prompt>
  );
}

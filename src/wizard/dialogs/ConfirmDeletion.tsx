import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletingMachine, DeletingOutput } from '#machines/kit/records/deleting.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useClearWay } from '#src/session/notices/useClearWay.ts';
import type { Portal } from '#src/session/portal.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { BusyLabel } from '../parts/BusyLabel.tsx';
import { Waiting } from '../parts/Waiting.tsx';

const useStyles = makeStyles({ words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } });

const asking = { title: 'title', body: 'body', close: 'keep' } as const;

/** After a lost answer, the texts must not promise that the record stays. */
const unanswered = { title: 'unanswered.title', body: 'unanswered.body', close: 'unanswered.close' } as const;

type Part = 'title' | 'body' | 'keep' | 'submit' | `unanswered.${'title' | 'body' | 'close'}` | InUse;
type InUse = `in_use.${'title' | 'body' | 'close'}`;

type ConfirmDeletionProps = {
  id: string;
  provide: (portal: Portal) => DeletingMachine;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  text: (part: Part) => TextId;
  /** Name of the record in the titles. */
  values: Record<string, string>;
  /** Reason for which the insurer will probably refuse, if known. */
  obstacle?: ReactNode;
  uses?: ReactNode;
  onDone: (end: DeletingOutput) => void;
};

/** Asks before deleting a record, by name. Gives the reason if the insurer still needs it. */
export function ConfirmDeletion({ id, provide, about, text, values, obstacle, uses, onDone }: ConfirmDeletionProps) {
  const styles = useStyles();
  const flow = useFlow(provide, { input: { id, newKey: () => crypto.randomUUID() }, about, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  useFocusBackWhenGone();
  useClearWay();
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });

  if (state.matches('inUse'))
    return (
      <Prompt
        key="in use"
        title={<FormattedMessage id={text('in_use.title')} values={values} />}
        main={{ text: <FormattedMessage id={text('in_use.close')} />, onChoose: close }}
      >
        <div className={styles.words} {...flowAttributes(state)}>
          <FormattedMessage id={text('in_use.body')} />
          {uses ? <div>{uses}</div> : null}
        </div>
      </Prompt>
    );
  const words = state.matches('unanswered') ? unanswered : asking;
  return (
    <Prompt
      title={<FormattedMessage id={text(words.title)} values={values} />}
      main={{ text: <FormattedMessage id={text(words.close)} />, onChoose: close }}
      other={{
        text: (
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id={text('submit')} />
          </BusyLabel>
        ),
        onChoose: () => flow.send({ type: 'deletion.confirmed' }),
      }}
      isBusy={isBusy}
    >
      <div className={styles.words} {...flowAttributes(state)}>
        <FormattedMessage id={text(words.body)} />
        {obstacle && words === asking ? <div>{obstacle}</div> : null}
        {isBusy ? <Waiting text="wizard.waiting" /> : null}
        <InlineNotice about={about} />
      </div>
    </Prompt>
  );
}

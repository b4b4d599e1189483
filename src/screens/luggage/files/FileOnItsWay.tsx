import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AttachFileActor, AttachFileOutput, Unfit } from '#machines/luggage/attachFile.machine.ts';
import { isCode } from '#schema/errors.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { Queue } from '#src/lib/queue.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { useLeavingQuestion } from '#src/ui/useLeavingQuestion.ts';

import { connectAttachFile } from './connectAttachFile.ts';

const unfitTexts: Record<Unfit, TextId> = {
  empty: 'luggage.files.empty',
  'too large': 'luggage.files.too_large',
  kind: 'luggage.files.kind',
};

const useStyles = makeStyles({
  file: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  why: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  ways: { display: 'flex', gap: '4px' },
});

type FileOnItsWayProps = { bagId: string; file: File; queue: Queue; onDone: (end: AttachFileOutput) => void };

export function FileOnItsWay({ bagId, file, queue, onDone }: FileOnItsWayProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const name = useId();
  const input = { key: crypto.randomUUID() };
  const flow = useFlow(connectAttachFile(bagId, file, queue), { input, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { percent, unfit, refusal } = state.context;
  const isWaiting = state.matches({ sending: 'waiting' });
  const isSending = state.matches('sending') || state.matches('inspecting');
  useSayingCutOff(flow, bagId);
  useLeavingQuestion(isSending);
  const way = (text: TextId, label: TextId, onPress: () => void) => (
    <Button
      className={touch.target}
      appearance="subtle"
      aria-label={formatMessage({ id: label }, { name: file.name })}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onPress();
      }}
    >
      <FormattedMessage id={text} />
    </Button>
  );

  return (
    <div className={styles.file} ref={toHeadingWhenGone} {...flowAttributes(state)}>
      <div className={styles.row}>
        <span id={name} className={styles.name}>
          {file.name}
        </span>
        <span className={styles.ways}>
          {state.matches('failed')
            ? way('luggage.files.retry', 'luggage.files.retry.of', () => flow.send({ type: 'retry.requested' }))
            : null}
          {isSending
            ? way('luggage.files.cancel', 'luggage.files.cancel.of', () => flow.send({ type: 'sending.cancelled' }))
            : way('luggage.files.remove', 'luggage.files.remove.of', () => flow.send({ type: 'file.removed' }))}
        </span>
      </div>
      {isWaiting ? (
        <Muted>
          <FormattedMessage id="luggage.files.waits" />
        </Muted>
      ) : null}
      {isSending && !isWaiting ? <ProgressBar aria-labelledby={name} value={percent} max={100} /> : null}
      <div role="alert">
        {unfit && state.matches('unfit') ? (
          <p className={styles.why}>
            <FormattedMessage id={unfitTexts[unfit]} />
          </p>
        ) : null}
        {state.matches('failed') ? (
          <p className={styles.why}>
            <FormattedMessage id={refusal && isCode(refusal) ? textOfCode(refusal) : 'luggage.files.unanswered'} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Warns that leaving the page cancels the upload. Silent if the bag was deleted or the session ended. */
function useSayingCutOff(flow: AttachFileActor, bagId: string): void {
  const { app, notify } = usePortal();
  const deleted = useDeletedIds();
  const say = useEffectEvent(() => {
    const { value } = flow.getSnapshot();
    const isOnItsWay = value === 'inspecting' || typeof value === 'object';
    if (!isOnItsWay || deleted.has(bagId) || !app.getSnapshot().context.session) return;
    notify({ severity: 'warning', text: { id: 'luggage.files.cut_off' } });
  });
  useEffect(() => () => say(), []);
}

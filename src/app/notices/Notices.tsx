import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
  useModalAttributes,
} from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useNotifier, useNotifierActor } from '#src/session/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    // Above any dialog: what was asked for there is answered here.
    zIndex: 1_000_001,
    insetBlockStart: '64px',
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '640px',
  },
  bar: { boxShadow: tokens.shadow16, paddingBlock: '8px', alignItems: 'start' },
  text: { whiteSpace: 'normal' },
  list: { marginBlock: '4px 0', paddingInlineStart: '20px' },
});

/** An open dialog hides all that is beside it from whoever listens: but not this. */
const besideDialogs = {
  'data-tabster': JSON.stringify({ modalizer: { id: 'notices', isOthersAccessible: true, isAlwaysAccessible: true } }),
};

/** What the portal has to say now, one thing at a time. */
export default function Notices() {
  // Whatever reads what is said beside a dialog is there only once somebody has asked for it.
  useModalAttributes();
  const styles = useStyles();
  const actor = useNotifierActor();
  const notice = useNotifier(({ context }) => context.notices[0]);
  const isShown = notice !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // It stands above any dialog, so it goes first; with a dialog open, Tab does not lead to its button.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !document.querySelector('[aria-modal=true]')) return;
      event.stopPropagation();
      actor.send({ type: 'notice.dismissed' });
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  }, [actor, isShown]);
  const attributes = flowAttributes(useNotifier((notifier) => notifier));

  return (
    <div
      className={styles.place}
      {...besideDialogs}
      {...attributes}
      role={notice?.severity === 'success' ? 'status' : 'alert'}
    >
      {notice ? (
        <MessageBar className={styles.bar} intent={notice.severity} layout="multiline">
          <MessageBarBody className={styles.text}>
            {'raw' in notice.text ? (
              notice.text.raw
            ) : (
              <FormattedMessage id={notice.text.id as TextId} values={notice.text.values ?? {}} />
            )}{' '}
            {notice.general ? <FormattedMessage id="errors.general" /> : null}
            {notice.details ? (
              <ul className={styles.list}>
                {notice.details.map((detail) => (
                  <li key={detail}>
                    <FormattedMessage id={detail as TextId} />
                  </li>
                ))}
              </ul>
            ) : null}
          </MessageBarBody>
          <MessageBarActions
            containerAction={<DismissButton onDismiss={() => actor.send({ type: 'notice.dismissed' })} />}
          />
        </MessageBar>
      ) : null}
    </div>
  );
}

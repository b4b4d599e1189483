import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
  useModalAttributes,
} from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { flowAttributes } from '#src/lib/dataState.ts';
import { NoticeWords } from '#src/session/notices/NoticeWords.tsx';
import { useNotifier, useNotifierActor } from '#src/session/notices/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';
import { clearFromTop } from './keepClear.ts';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    // Below any dialog: the next thing to do is there.
    zIndex: 1000,
    insetBlockStart: '64px',
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '640px',
    '&[data-place=bottom]': { insetBlockStart: 'auto', insetBlockEnd: '16px' },
  },
  afloat: { boxShadow: tokens.shadow16 },
  inDialog: { paddingBlockEnd: '16px' },
  bar: { paddingBlock: '8px', alignItems: 'start' },
  text: { whiteSpace: 'normal' },
  list: { marginBlock: '4px 0', paddingInlineStart: '20px' },
});

/** An open dialog hides all that is beside it from whoever listens: but not this. */
const besideDialogs = {
  'data-tabster': JSON.stringify({ modalizer: { id: 'notices', isOthersAccessible: true, isAlwaysAccessible: true } }),
};

/**
 * What the portal has to say now, one thing at a time.
 *
 * @param place in a dialog, where it takes room of its own: fixed to the screen, it would lie over what the dialog says
 */
export default function Notices({ place }: { place: HTMLElement | undefined }) {
  // Whatever reads what is said beside a dialog is there only once somebody has asked for it.
  useModalAttributes();
  const styles = useStyles();
  const actor = useNotifierActor();
  const notice = useNotifier(({ context }) => context.notices[0]);
  const attributes = flowAttributes(useNotifier((notifier) => notifier));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place && notice) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [place, notice]);
  useEffect(() => {
    const dialog = place?.closest('[role=dialog]');
    // It came last, so it goes first.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dialog?.contains(event.target as Node)) return;
      event.stopPropagation();
      actor.send({ type: 'notice.dismissed' });
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  }, [actor, place]);

  const said = (
    <div
      className={place ? styles.inDialog : styles.place}
      {...(place ? {} : besideDialogs)}
      {...attributes}
      // Another notice may be higher, and is read out as a new one.
      key={JSON.stringify(notice)}
      ref={place ? ref : clearFromTop}
      role={notice?.severity === 'success' ? 'status' : 'alert'}
    >
      {notice ? (
        <MessageBar
          className={mergeClasses(styles.bar, !place && styles.afloat)}
          intent={notice.severity}
          layout="multiline"
        >
          <MessageBarBody className={styles.text}>
            <NoticeWords notice={notice} listClass={styles.list} />
          </MessageBarBody>
          <MessageBarActions
            containerAction={<DismissButton onDismiss={() => actor.send({ type: 'notice.dismissed' })} />}
          />
        </MessageBar>
      ) : null}
    </div>
  );

  return place ? createPortal(said, place) : said;
}

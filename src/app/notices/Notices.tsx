import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
  useModalAttributes,
} from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { isFramed } from '#src/lib/browser/frame.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { NoticeWords } from '#src/session/notices/NoticeWords.tsx';
import { useNotifier, useNotifierActor } from '#src/session/notices/useNotifier.ts';
import { visible } from '#src/ui/visible.ts';
import { avoidControls } from './avoidControls.ts';
import { DismissButton } from './DismissButton.tsx';

const low = { insetBlockStart: 'auto', insetBlockEnd: `calc(${visible.below} + 16px)` } as const;

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    // Below dialogs, because they contain the next task.
    zIndex: 1000,
    insetBlockStart: `calc(${visible.top} + max(64px, var(--actingRoom, 0px)))`,
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '640px',
    '&[data-place=bottom]': low,
    '&[data-place=corner]': low,
    '@media (min-width: 840px)': {
      '&[data-place=corner]': { insetInlineStart: 'auto', insetInlineEnd: '16px', maxWidth: '400px' },
    },
  },
  afloat: { boxShadow: tokens.shadow16 },
  inPage: { paddingBlockEnd: '16px' },
  bar: { paddingBlock: '8px', alignItems: 'center' },
  text: { whiteSpace: 'normal' },
  list: { marginBlock: '4px 0', paddingInlineStart: '20px' },
});

/** Keeps notices accessible to screen readers while a dialog hides the rest of the page. */
const besideDialogs = {
  'data-tabster': JSON.stringify({ modalizer: { id: 'notices', isOthersAccessible: true, isAlwaysAccessible: true } }),
};

type NoticesProps = {
  overPage: HTMLElement;
  /** Place inside the page's flow: a fixed notice would cover content or controls. */
  inPage: HTMLElement;
};

/**
 * Shows notices one at a time, in a live region that exists beforehand. Success notices, which disappear by themselves,
 * float over the page; others take space in it. In another site's frame the start of the page may be out of sight, so
 * all float over the visible part.
 */
export default function Notices({ overPage, inPage }: NoticesProps) {
  // Fluent's attributes for content beside a dialog exist only once requested.
  useModalAttributes();
  const styles = useStyles();
  const actor = useNotifierActor();
  const notice = useNotifier(({ context }) => context.notices[0]);
  const attributes = flowAttributes(useNotifier((notifier) => notifier));
  const dialog = inPage.closest('[role=dialog]');
  const isAfloat = !dialog && (notice?.severity === 'success' || isFramed());
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice && notice.severity !== 'success' && !isAfloat) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [notice, isAfloat]);
  // Measures again, because another notice may be higher.
  useLayoutEffect(
    () => (isAfloat && notice && ref.current ? avoidControls(ref.current) : undefined),
    [isAfloat, notice],
  );
  useEffect(() => {
    // Escape closes the most recent element first.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dialog?.contains(event.target as Node)) return;
      event.stopPropagation();
      actor.send({ type: 'notice.dismissed' });
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  }, [actor, dialog]);

  return createPortal(
    <div
      className={isAfloat ? styles.place : notice && styles.inPage}
      {...(isAfloat ? besideDialogs : {})}
      {...attributes}
      ref={ref}
    >
      {notice ? (
        <MessageBar
          className={mergeClasses(styles.bar, isAfloat && styles.afloat)}
          intent={notice.severity}
          layout="multiline"
        >
          <MessageBarBody key={JSON.stringify(notice)} className={styles.text}>
            <NoticeWords notice={notice} listClass={styles.list} />
          </MessageBarBody>
          <MessageBarActions
            containerAction={<DismissButton onDismiss={() => actor.send({ type: 'notice.dismissed' })} />}
          />
        </MessageBar>
      ) : null}
    </div>,
    isAfloat ? overPage : inPage,
  );
}

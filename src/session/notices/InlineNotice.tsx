import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { findNotice } from '#machines/session/app/notifier.machine.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import styles from './inlineNotice.module.css';
import { NoticeWords } from './NoticeWords.tsx';
import { useNotifier } from './useNotifier.ts';

export type InlineNoticeProps = { about: readonly Topic[] };

/** Shows why an action failed, beside its control. The next attempt removes it. */
export function InlineNotice({ about }: InlineNoticeProps) {
  const notice = useNotifier((notifier) => findNotice(notifier, about));
  if (!notice) return null;

  return (
    <div role="alert" data-told={notice.about} ref={reveal}>
      <Notice tone={notice.severity === 'error' ? 'danger' : 'warning'}>
        <NoticeWords notice={notice} listClass={styles.list} />
      </Notice>
    </div>
  );
}

const reveal = (told: HTMLElement | null) => told?.scrollIntoView({ block: 'nearest' });

import { findNotice } from '#machines/session/app/notifier.machine.ts';
import type { InlineNoticeProps } from './InlineNotice.tsx';
import { NoticeWords } from './NoticeWords.tsx';
import { useNotifier } from './useNotifier.ts';

/** Shows only the reason, where the failure is already shown and announced. */
export function Why({ about }: InlineNoticeProps) {
  const notice = useNotifier((notifier) => findNotice(notifier, about));

  return notice ? (
    <span data-told={notice.about}>
      <NoticeWords notice={notice} />
    </span>
  ) : null;
}

import { findNotice } from '#machines/session/app/notifier.machine.ts';

import { NoticeWords } from './NoticeWords.tsx';
import type { ToldProps } from './Told.tsx';
import { useNotifier } from './useNotifier.ts';

/** Shows only the reason, where the failure is already shown and announced. */
export function Why({ about }: ToldProps) {
  const notice = useNotifier((notifier) => findNotice(notifier, about));

  return notice ? (
    <span data-told={notice.about}>
      <NoticeWords notice={notice} />
    </span>
  ) : null;
}

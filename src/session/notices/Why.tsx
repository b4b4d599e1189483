import { toldAbout } from '#machines/app/notifier.machine.ts';

import { NoticeWords } from './NoticeWords.tsx';
import type { ToldProps } from './Told.tsx';
import { useNotifier } from './useNotifier.ts';

/** Where it is told already that something failed, and read out: only why. */
export function Why({ about }: ToldProps) {
  const notice = useNotifier((notifier) => toldAbout(notifier, about));

  return notice ? (
    <span data-told={notice.about}>
      <NoticeWords notice={notice} />
    </span>
  ) : null;
}

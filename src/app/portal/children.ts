import type { AppActor } from '#machines/app/app.machine.ts';
import type { Matter, Notice } from '#machines/app/notifier.machine.ts';
import type { ToldReason } from '#machines/session/session.machine.ts';
import { filesFor } from '#rules/languages.ts';
import type { Clock } from '#src/lib/clock.ts';
import { reactWith } from '#src/session/reactions.ts';

import { readAgain } from './data/readAgain.ts';

export type Children = ReturnType<typeof childrenOf>;

/** What is said to the app's child machines. One that is not running, as the session of a guest is not, need not hear it. */
export function childrenOf(app: () => AppActor, clock: Clock) {
  const children = () => app().getSnapshot().children;
  const outdate = (...about: Matter[]) => children().notifier?.send({ type: 'matters.outdated', about });
  const spoken = (code: string) => ({ code, files: filesFor(code, app().getSnapshot().context.theme) });

  return {
    notify: (notice: Notice) => children().notifier?.send({ type: 'notice.raised', notice }),
    outdate,
    react: reactWith({ notifier: () => children().notifier, session: () => children().session }),
    showTimeoutToast: () => children().notifier?.send({ type: 'session.timedOut' }),
    wakeSession: () => children().session?.send({ type: 'page.woke', at: clock.now() }),
    endSession: (reason: ToldReason) => children().session?.send({ type: 'session.endedElsewhere', reason }),
    dataLoad: () => children().dataLoad,
    readAgain: () => readAgain(children().dataLoad),
    language: () => children().language?.getSnapshot().context.texts?.code,
    chooseLanguage: (code: string) => {
      outdate('language');
      children().language?.send({ type: 'language.chosen', ...spoken(code) });
    },
    suggestLanguage: (code: string) => children().language?.send({ type: 'language.suggested', ...spoken(code) }),
  };
}

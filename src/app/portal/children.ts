import type { AppActor } from '#machines/session/app/app.machine.ts';
import type { Notice, Topic } from '#machines/session/app/notifier.logic.ts';
import type { ToldReason } from '#machines/session/session.setup.ts';
import { listTextFiles } from '#rules/languages.ts';
import { tell } from '#src/lib/tell.ts';
import type { Clock } from '#src/lib/time/clock.ts';
import { createReactionHandler } from '#src/session/notices/reactions.ts';

import { inside } from '../files.ts';

export type Children = ReturnType<typeof createChildren>;

/**
 * Returns functions that send events to the app's children. Children that are not running, such as a guest's session,
 * are skipped.
 */
export function createChildren(app: () => AppActor, clock: Clock) {
  const children = () => app().getSnapshot().children;
  const outdate = (...about: Topic[]) => tell(app(), 'notifier', { type: 'topics.outdated', about });
  const spoken = (code: string) => ({ code, files: listTextFiles(code, app().getSnapshot().context.theme) });

  const reread = async (what: 'readAgain' | 'renewOld') => {
    if (!children().dataLoad) return;
    const { [what]: read } = await inside.readAgain();
    const { dataLoad } = children();
    if (dataLoad) read(dataLoad, clock.now());
  };

  return {
    notify: (notice: Notice) => tell(app(), 'notifier', { type: 'notice.raised', notice }),
    outdate,
    react: createReactionHandler(app),
    showTimeoutToast: () => tell(app(), 'notifier', { type: 'session.timedOut' }),
    wakeSession: () => tell(app(), 'session', { type: 'page.woke', at: clock.now() }),
    endSession: (reason: ToldReason) => tell(app(), 'session', { type: 'session.endedElsewhere', reason }),
    dataLoad: () => children().dataLoad,
    readAgain: () => void reread('readAgain'),
    renewOld: () => void reread('renewOld'),
    language: () => children().language?.getSnapshot().context.texts?.code,
    chooseLanguage: (code: string) => {
      outdate('language');
      tell(app(), 'language', { type: 'language.chosen', ...spoken(code) });
    },
    suggestLanguage: (code: string) => tell(app(), 'language', { type: 'language.suggested', ...spoken(code) }),
  };
}

import { expect } from 'vitest';

import type { NotifierEvent } from '#machines/session/app/notifier.setup.ts';
import { spec } from '#paths/specs/session/notifier.ts';
import type { TextId } from '#paths/texts.ts';
import type { Stage } from '#tests/kit/browser/stage.tsx';
import type { Trigger } from '#tests/kit/flows/flow.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

const notifierOf = ({ portal }: Stage) => portal.app.getSnapshot().children.notifier;
const send: Trigger = (stage, event) => notifierOf(stage)?.send(event as NotifierEvent);

testPaths(spec, {
  inputs: { 'a new page': { path: '/key-facts' } },
  delays: { noticeTime: () => 6_000 },
  // After a dialog closes, the page is hidden from screen readers for a moment.
  pause: 300,
  sends: ['notice.dismissed', 'toast.dismissed'],
  triggers: {
    'notice.raised': ({ portal }, { notice }) => portal.notify(notice),
    'notice.dismissed': send,
    'topics.outdated': ({ portal }, { about }) => portal.outdate(...about),
    'dialog.raised': ({ portal }, { dialog }) => portal.react({ kind: 'dialog', ...dialog }),
    'session.timedOut': send,
    'toast.dismissed': send,
    'form.opened': send,
    'session.opened': send,
    'session.ended': send,
  },
  invariant: (stage) => {
    const {
      notices: [notice],
      dialog,
    } = notifierOf(stage)?.getSnapshot().context ?? { notices: [], dialog: null };
    const words = notice && ('raw' in notice.text ? notice.text.raw : say(notice.text.id as TextId));
    expect(document.querySelector('[data-machine=notifier]')?.textContent ?? '').toContain(words ?? '');
    expect(document.querySelector('[role=alertdialog], [role=dialog]')?.textContent ?? '').toContain(
      dialog?.body ?? '',
    );
  },
});

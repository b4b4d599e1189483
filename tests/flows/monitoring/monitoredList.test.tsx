import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

import { spec } from '#paths/specs/monitoring/monitoredList.ts';
import { staleMs } from '#rules/datasets.ts';
import { monitoredPage, withMail, withoutMail } from '#tests/kit/areas/monitoring.ts';
import { type Stage, settled } from '#tests/kit/browser/stage.tsx';
import { perform } from '#tests/kit/flows/acts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

/** Shows or hides the page. */
const show = (state: DocumentVisibilityState) => () =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Adds an email address, or leaves the dialog, after which nobody knows what the list will show. */
async function change(stage: Stage, isAdded: boolean): Promise<void> {
  const { user, wire } = stage;
  await user.click(screen.getByRole('button', { name: /^Add(?: another)?: Email/ }));
  if (!isAdded) return perform(stage, [{ press: 'button', named: 'monitoring.form.cancel' }], {});
  wire.prepare('AddMonitored', { addMonitored: { __typename: 'MonitoredItem', id: 'mail' } });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Private mail');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'olga@owl.test');
  await user.click(screen.getByRole('button', { name: 'Start monitoring' }));
}

testPaths(spec, {
  inputs: {
    'a list read a moment ago': monitoredPage(withoutMail),
    'an old list': monitoredPage(withoutMail, '/dashboard'),
  },
  begin: async (stage, input) => {
    show('visible')();
    // The overview refreshes the list, too, and waits as long as it may.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    if (input !== 'an old list') return;
    // The path holds the list from the start, but the overview needs one that can grow old.
    stage.wire.answer('Subscriptions', withoutMail);
    await settled();
    await stage.pass(staleMs + 1);
    stage.wire.hold(['Subscriptions']);
    await perform(stage, [{ press: 'link', named: 'monitoring.manage' }], {});
  },
  answers: {
    readList: {
      'with the change': ({ wire }) => wire.answer('Subscriptions', withMail),
      'without the change': ({ wire }) => wire.answer('Subscriptions', withoutMail),
    },
  },
  // A wait is no longer than that, however it is drawn.
  delays: { untilRefresh: () => 120_000 },
  triggers: {
    'list.changed': (stage, event) => change(stage, event.change !== null),
    'page.hidden': show('hidden'),
    'page.seen': show('visible'),
  },
});

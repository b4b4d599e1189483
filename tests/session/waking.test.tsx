import { describe, expect, it, vi } from 'vitest';

import { paths } from '#src/app/paths.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { openStage, skyPage, until } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';

const HOUR = 3_600_000;

describe('a page that slept through the end of the hour', () => {
  it.each([
    ['is looked at', 'focus', window],
    ['comes back out of the browser’s memory', 'pageshow', window],
    ['is on line again', 'online', window],
    ['is to be seen again', 'visibilitychange', document],
  ])('says so as soon as it %s', async (_, event, target) => {
    await openStage({ path: paths.keyFacts, session: { ...anna, signedInAt: skyPage.now } });
    // Time goes on, timers do not.
    vi.setSystemTime(skyPage.now + HOUR);

    target.dispatchEvent(new Event(event));

    await until(() => expect(document.querySelector('[data-toast]')?.textContent).toContain(say('session.timed_out')));
    expect(sessionStorage.getItem('accessToken')).toBeNull();
  });
});

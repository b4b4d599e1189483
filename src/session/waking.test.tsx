import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStage, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { addresses } from '../lib/addresses.ts';

const HOUR = 3_600_000;

describe('a session whose page slept through the end of the hour', () => {
  it.each([
    ['is looked at', 'focus', window],
    ['comes back out of the browser’s memory', 'pageshow', window],
    ['is on line again', 'online', window],
    ['is to be seen again', 'visibilitychange', document],
  ])('ends as soon as the page %s', async (_, event, target) => {
    const { portal } = await openStage({ path: addresses.keyFacts, session: { ...anna, signedInAt: skyPage.now } });
    const whose = () => portal.app.getSnapshot().context.session?.id;
    // Advances the date without firing timers.
    vi.setSystemTime(skyPage.now + HOUR);
    expect(whose()).toBe(anna.id);

    act(() => void target.dispatchEvent(new Event(event)));

    expect(whose()).toBeUndefined();
  });
});

import { afterEach, expect, it, vi } from 'vitest';

import { readersZone } from './clock.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['Europe/Oslo', 'Europe/Oslo'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
  ['America/New_York', 'America/New_York'],
])("treats the browser's zone %s as %s", (timeZone, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });

  expect(readersZone()).toBe(zone);
});

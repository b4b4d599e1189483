import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { spec } from '#paths/specs/resolutions/viewCase.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const become = (visibility: 'hidden' | 'visible') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  });

testPaths(spec, {
  triggers: {
    'page.hidden': () => become('hidden'),
    'page.seen': (_, { at }) => {
      // Advances the date without firing timers.
      if (at > 60_000) vi.setSystemTime(Date.now() + 61_000);
      become('visible');
    },
  },
  answers: {
    readCase: {
      'somebody acts': ({ wire }) =>
        wire.answer('ResolutionOptions', toldCase([toldOption('REBOOKING', { state: { status: 'Requested' } })])),
    },
  },
});

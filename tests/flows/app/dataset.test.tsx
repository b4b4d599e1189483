import { expect } from 'vitest';
import { spec } from '#paths/specs/session/dataset.ts';
import type { Reaction } from '#schema/classify.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  triggers: {
    'reload.requested': ({ portal }) =>
      portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'TRIPS' }),
  },
  effects: {
    // Stale data shows its own message, so there is no notice.
    react: (_, { reaction }: { reaction: Reaction }, { to }) => {
      if (to === 'stale' && reaction.kind !== 'end session')
        expect(document.querySelector('[data-machine=notifier]')).toBeNull();
    },
  },
});

import { expect } from 'vitest';

import { datasetModel } from '#machines/dashboard/dataset.model.ts';
import { datasetGestures } from '#paths/gestures/dataset.ts';
import { datasetSights } from '#paths/sights/dataset.ts';
import { paths } from '#src/app/paths.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { answer, lose, readNotice, refuse } from '#tests/kit/walks/answers.ts';
import { skyPage, until } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const isStale = () => document.querySelector('[data-dataset=TRIPS][data-state=stale]') !== null;

walkThrough(datasetModel, {
  gestures: datasetGestures,
  sights: datasetSights,
  root: '[data-dataset=TRIPS]',
  inputs: { 'after signing in': { path: paths.insurance, session: { ...anna, signedInAt: skyPage.now } } },
  holds: ['Trips'],
  answers: {
    load: {
      loaded: answer('Trips', { trips }),
      VENDOR_ERROR: refuse('Trips', 'VENDOR_ERROR'),
      UNAUTHORIZED_ACCESS: refuse('Trips', 'UNAUTHORIZED_ACCESS'),
      'no answer': lose('Trips'),
    },
  },
  brings: {
    'reload.asked': ({ portal }) =>
      portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'TRIPS' }),
  },
  asks: {
    react: async (stage, _name, kind) => {
      // What was read before says itself that it is old.
      if (isStale()) return expect(document.querySelector('[data-machine=notifier]')).toBeNull();
      if (kind === 'warning') return readNotice(stage, 'errors.vendor_error');
      await until(() => expect(document.querySelector('h1')?.textContent).toBe(say('signIn.title')));
      await readNotice(stage, 'errors.unauthorized_access');
    },
  },
  // The session ends, and with it the page.
  isLast: ({ move }) => move.label === 'load: UNAUTHORIZED_ACCESS',
});

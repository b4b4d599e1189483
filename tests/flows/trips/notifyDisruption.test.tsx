import { screen } from '@testing-library/react';

import { spec } from '#paths/specs/trips/notifyDisruption.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const at = (tripId: string) => ({ path: `/insurance/${tripId}`, session: { ...anna, signedInAt: skyPage.now } });

testPaths(spec, {
  inputs: {
    'a flight to come': at('t-unmon'),
    'one that is late': at('t-two'),
    'one that is cancelled': at('t-canc'),
  },
  begin: async ({ user }) =>
    user.click(await screen.findByRole('button', { name: /^(Update status|Late or cancelled)/ })),
});

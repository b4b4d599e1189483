import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { confirmFlightList } from '#paths/specs/kit/insuring.ts';

import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { continueOfferedDraft, left, leftUnfinished, out } from '#tests/kit/areas/insuring.ts';
import { openStage } from '#tests/kit/browser/stage.tsx';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

it('says in the browser’s tab as well that flights are missing', async () => {
  const stage = await openStage(
    leftUnfinished({ ...left, page: 'listing', tripType: 'return', items: [toDraftItem([out])] }),
  );
  await continueOfferedDraft(stage);
  await screen.findByRole('heading', { level: 3, name: say('insurance.flights.title') });
  expect(document.title).not.toMatch(/^Error: /);

  await perform(stage, confirmFlightList, {});

  expect(screen.getByRole('alert')).toHaveTextContent(say('insurance.validation.return_trip_flights'));
  expect(document.title).toMatch(/^Error: /);
});

import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { describeFlight } from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { continueOfferedDraft, left, leftUnfinished, out } from '../areas/insuring.ts';
import { openStage, type Stage, skyPage, until } from '../browser/stage.tsx';
import { anna } from '../customer/sky.ts';
import { perform } from '../flows/acts.ts';
import { say } from '../flows/texts.ts';

export const single = { ...left, page: 'looking up' } as const;
export const onReturn: AddInsuranceDraft = { ...single, tripType: 'return', items: [toDraftItem([out])] };

export async function lookingUp(draft: AddInsuranceDraft, session = insured): Promise<Stage> {
  const stage = await openStage({ ...leftUnfinished(draft), session, holds: ['FlightCheck', 'CreateFlight'] });
  await continueOfferedDraft(stage);
  await until(() => expect(day()).toBeInTheDocument());
  return stage;
}
const insured = { ...anna, signedInAt: skyPage.now };

export const day = () => screen.getByLabelText(say('insurance.lookup.date'));
export const title = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 3 });
export const isTold = (words: string) =>
  until(() => expect(day()).toHaveAccessibleDescription(expect.stringContaining(words) as string));

export async function lookUp(stage: Stage, embarkDate: string, flightNumber = 'SK102'): Promise<void> {
  await perform(stage, describeFlight, { flightNumber, embarkDate });
}

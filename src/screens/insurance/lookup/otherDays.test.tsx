import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { checked } from '#paths/specs/kit/flights.ts';
import { chooseFlights } from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { continueOfferedDraft, left, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, until } from '#tests/kit/browser/stage.tsx';
import { lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { assertSeen } from '#tests/kit/flows/look.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const [tick, use] = chooseFlights;
const first = lookedUp('OSL-LHR', '2026-12-01', { flightId: toUuid(61) });
const second = lookedUp('LHR-JFK', '2026-12-01', { flightId: toUuid(62), embarkTime: '18:00' });
const request = { policyNumber: 'POL-ACTIVE', flightNumber: 'SK101', embarkDate: '2026-12-01', direction: 'outbound' };
const choosing = leftUnfinished({
  ...left,
  page: 'looking up',
  tripType: 'multi',
  items: [toDraftItem([lookedUp('CDG-OSL', '2026-11-28')])],
  lookup: { page: 'choosing', request: { ...request, direction: 'outbound' }, byHand: null, found: [first, second] },
});

preload();

const wizard = () => within(screen.getByRole('dialog'));
const dayAt = (at: number) => document.getElementById(`depDate.${at}`) as HTMLInputElement;
const chosen = () =>
  wizard()
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked);
const asked = ({ wire }: Stage) => wire.calls('FlightCheck').map(({ variables }) => variables);

/** Chooses both flights, the second one for another day. */
async function chooseBoth(): Promise<Stage> {
  const stage = await openStage({ ...choosing, holds: ['FlightCheck'] });
  await continueOfferedDraft(stage);
  await perform(stage, [tick], { flights: ['Oslo', 'London'] });
  for (const other of wizard().getAllByRole('button', { name: say('insurance.choose.other_day') }))
    await stage.user.click(other);
  fireEvent.change(dayAt(1), { target: { value: '2026-12-05' } });
  await perform(stage, [use], {});
  return stage;
}

const isTold = (words: string) =>
  until(() => expect(dayAt(1)).toHaveAccessibleDescription(expect.stringContaining(words) as string));

it('marks the day on which a flight does not operate and keeps the rest', async () => {
  const stage = await chooseBoth();
  expect(wizard().getByRole('button', { name: say('insurance.choose.submit') })).toHaveAttribute('aria-busy', 'true');
  expect(asked(stage)).toMatchObject([{ ...request, flightType: 'leg', embarkDate: '2026-12-05' }]);

  stage.wire.refuse('FlightCheck', { status: 404, code: 'FLIGHT_SCHEDULE_NOT_FOUND' });

  await isTold(say('errors.flight_schedule_not_found'));
  expect(dayAt(1)).toHaveAttribute('aria-invalid', 'true');
  expect(dayAt(0)).not.toHaveAttribute('aria-invalid', 'true');
  expect(wizard().getByRole('alert')).toHaveFocus();
  await stage.user.click(wizard().getByRole('button', { name: say('errors.flight_schedule_not_found') }));
  expect(dayAt(1)).toHaveFocus();
  expect(chosen()).toEqual([true, true]);
  expect([dayAt(0).value, dayAt(1).value]).toEqual(['2026-12-01', '2026-12-05']);

  fireEvent.change(dayAt(1), { target: { value: '2026-12-01' } });
  await perform(stage, [use], {});
  await until(() => expect(wizard().getByRole('heading', { level: 3 })).toHaveTextContent('Which flights?'));
  expect(asked(stage)).toHaveLength(1);
});

it('shows a flight again if it departs at another time on its chosen day, then adds it', async () => {
  const stage = await chooseBoth();

  const later = { ...second, embarkDate: '2026-12-05', arrivalDate: '2026-12-05', embarkTime: '14:35' };
  stage.wire.answer('FlightCheck', checked([{ ...first, embarkDate: '2026-12-05' }, later]));

  await until(() => expect(wizard().getAllByRole('article')).toHaveLength(2));
  expect(wizard().getAllByRole('article').at(-1)).toHaveTextContent(/14:35.*London time/);
  expect(wizard().getByRole('heading', { level: 3 })).toHaveTextContent(say('insurance.found.title_several'));
  await stage.user.click(wizard().getByRole('button', { name: say('insurance.found.yes_several') }));

  await until(() => expect(wizard().getByRole('heading', { level: 3 })).toHaveTextContent('Which flights?'));
  expect(wizard().getAllByRole('listitem').at(-1)).toHaveTextContent(/Sat 5 Dec, 14:35 London time/);
});

it('keeps the choice after a lost answer or a refusal that does not concern the day', async () => {
  const stage = await chooseBoth();

  stage.wire.lose('FlightCheck');
  await assertSeen(stage, { told: 'errors.no_answer' });
  await perform(stage, [use], {});
  stage.wire.refuse('FlightCheck', { status: 409, code: 'FLIGHT_OUT_OF_DATE_RANGE' });
  await assertSeen(stage, { told: 'errors.flight_out_of_date_range' });

  expect(chosen()).toEqual([true, true]);
  expect(dayAt(1)).toHaveValue('2026-12-05');
  expect(dayAt(1)).not.toHaveAttribute('aria-invalid', 'true');
});

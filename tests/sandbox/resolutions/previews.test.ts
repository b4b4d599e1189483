import { describe, expect, it } from 'vitest';

import { visibleIn } from '#machines/resolutions/case/remedies.ts';
import { overridden, overriddenParts, overridesOf, sentFor } from '#machines/resolutions/override/overriding.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { caseSeeds, galleryOwner } from '#sandbox/seeds/resolutions/gallery.ts';
import type { Resolution, ResolutionOptions } from '#schema/rest/resolutions.ts';

import { insurerFor } from '../kit/insurer.ts';
import { answer, type Customer, changedTo, ofFlight, optionIdOf } from './kit.ts';

const acts = ['agent.reject', 'agent.reset', 'agent.none'] as const;
const flights = caseSeeds.filter(({ owner, category, options }) => owner === galleryOwner && !category && options[0]);

/** What a preview is made of, as the insurer tells it. */
const known = ({ id, type, manual, state }: Resolution) => ({
  optionId: id,
  type,
  manual,
  status: state.status,
  selected: state.selected ?? null,
  booking: state.booking ?? null,
  confirmation: state.confirmation ? { name: state.confirmation.name } : null,
  vendor: state.payout?.vendor ?? null,
});
type Known = ReturnType<typeof known>;

async function read({ get }: Customer, called: string): Promise<{ option: Known; next: string | null }> {
  const { body } = await get(ofFlight(called));
  const { resolutions, next } = body as ResolutionOptions;
  const found = resolutions.find(({ id }) => id === optionIdOf(called));
  if (!found) throw new Error(`There is no option of ${called}`);
  return { option: known(found), next: next.resolution ?? null };
}

const isSeen = (option: Known, next: string | null) =>
  visibleIn({ options: [option as unknown as Option], next } as unknown as Case, false).length > 0;

/** One of each remedy in each status, and what is special: whatever an agent does to it, their customer sees what was said. */
describe.each(acts)('%s,', (act) => {
  const insurer = insurerFor('PGlite');

  it('leads to what an agent is shown beforehand', async () => {
    const [agent, customer] = [
      await insurer.as(galleryOwner, { agent: 'agent@sky.test' }),
      await insurer.as(galleryOwner),
    ];
    let done = 0;
    for (const { called } of flights) {
      const { option } = await read(customer, called);
      const [remedy] = overriddenParts(option);
      if (!remedy || !overridesOf(option as unknown as Option, remedy).includes(act)) continue;
      const promised = overridden(option as unknown as Option, remedy, act) as unknown as Known;
      expect(await answer(agent, called, { type: remedy, reason: 'Agreed', ...sentFor[act] })).toMatchObject(
        changedTo(promised.status),
      );
      const after = await read(customer, called);
      expect([called, after.option]).toEqual([called, promised]);
      expect(isSeen(after.option, after.next)).toBe(isSeen(promised, after.next));
      done += 1;
    }
    expect(done).toBeGreaterThan(act === 'agent.none' ? 20 : 40);
  });
});

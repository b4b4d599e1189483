import type { AnyModel } from '#machines/model.ts';

import { driveIn } from '../driving/given.ts';
import { beginningsIn, whyNot } from '../driving/possible.ts';
import type { Tables } from '../flow.ts';
import { type Plan, planOf, type Wish } from '../plan.ts';
import { everyState } from '../strategies/goals.ts';
import { toPlaywright } from '../writers/playwright.ts';

export type Driven = { text: string; plan: Plan } | { why: string };

/** A machine's walks as tests of a browser, without the steps that no browser takes; or why none can walk it at all. */
export function drivenBy(model: AnyModel, tables: Tables, wish: Wish, deadline: number): Driven {
  const drive = driveIn(tables);
  if (!drive) {
    const why =
      tables.drive && 'cannot' in tables.drive ? tables.drive.cannot : 'nobody has said yet how (paths/flows.ts)';
    return { why };
  }
  const known = { model, tables, drive };
  const { inputs, left } = beginningsIn(known);
  const reasons = new Set(left);
  const plan = planOf(
    { ...model, inputs },
    {
      ...wish,
      // A browser takes its time: the places of a state are told apart on screen, in `tests/walks`.
      goals: everyState,
      isAllowed: (edge) => {
        const why = whyNot(known, edge);
        if (why) reasons.add(`${edge.move.label}: ${why}`);
        return why === undefined;
      },
      isLast: ({ move }) => drive.lasts?.includes(move.label) ?? false,
    },
    deadline,
  );
  return { text: toPlaywright({ plan, tables, drive }, [...reasons]), plan };
}

import type { AnyModel } from '#machines/model.ts';

import { driveIn } from '../driving/given.ts';
import { doableIn, whyNobody } from '../driving/possible.ts';
import type { Tables } from '../flow.ts';
import { type Plan, planOf, type Wish } from '../plan.ts';
import { everyState } from '../strategies/goals.ts';
import { toPlaywright } from '../writers/playwright.ts';

export type Driven = { text: string; plan: Plan } | { why: string };

/** A machine's walks as tests of a browser, without the steps that no browser takes; or why none can walk it at all. */
export function drivenBy(model: AnyModel, tables: Tables, wish: Wish, deadline: number): Driven {
  const drive = driveIn(tables);
  if (!drive) return { why: whyNobody(tables) ?? '' };
  const { inputs, isAllowed, isLast, reasons } = doableIn(model, tables, drive);
  // A browser takes its time: the places of a state are told apart on screen, in `tests/walks`.
  const plan = planOf({ ...model, inputs }, { ...wish, goals: everyState, isAllowed, isLast }, deadline);
  return { text: toPlaywright({ plan, tables, drive }, [...reasons]), plan };
}

/** Walks for people and programs: with the strategy `edges`, whatever can be done by hand is walked by hand first. */
export function readBy(model: AnyModel, tables: Tables, wish: Wish, deadline: number): Plan {
  const drive = driveIn(tables);
  if (!drive || wish.strategy !== 'edges') return planOf(model, wish, deadline);
  const { inputs, isAllowed, isLast } = doableIn(model, tables, drive);
  const { walks } = planOf({ ...model, inputs }, { ...wish, isAllowed, isLast }, deadline);
  return planOf(model, { ...wish, after: walks.map(({ walk }) => walk) }, deadline);
}

import { type Doing, gestureIn, type Tables } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { driveIn, fieldsAt } from './given.ts';
import { broughtBy, stepNamed } from './possible.ts';
import { playedAt } from './turns.ts';

/** What is done at a browser so that a step of a walk is taken; empty where it is not for a browser to take. */
export function doingsIn(tables: Tables, walk: Walk, at: number): readonly Doing[] {
  const { from, move } = walk.steps[at] as Step;
  const drive = driveIn(tables);
  if (move.actor) return (drive && playedAt(drive, walk, at)) ?? [];
  const gesture = gestureIn(tables.gestures, move.event.type, statesIn(from));
  const first = drive?.first?.[stepNamed(from, move)] ?? [];
  if (gesture && !('from' in gesture)) return [...first, { acts: gesture, fields: fieldsAt(drive, walk, at) }];
  const brought = drive && gesture ? broughtBy(drive.brings, move.event.type, move.sample) : [];
  return 'cannot' in brought ? [] : brought;
}

import type { Answer } from './flow.ts';

/** Answers to a call, by its name. */
export const answer =
  (call: string, data: unknown): Answer =>
  ({ wire }) =>
    wire.answer(call, data);

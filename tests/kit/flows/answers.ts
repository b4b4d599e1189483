import type { Answer } from './flow.ts';

export const answer =
  (call: string, data: unknown): Answer =>
  ({ wire }) =>
    wire.answer(call, data);

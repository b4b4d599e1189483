import type { AnyMachineSnapshot } from 'xstate';

/** What is wrong with fields, by their names. */
export type Problems = Readonly<Record<string, unknown>>;

/** A form is told of its fields by what its machine calls `problems`. */
export const problemsIn = ({ context }: AnyMachineSnapshot): Problems => (context.problems ?? {}) as Problems;

/** The same of what a step has told it. */
export const problemsAfter = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): Problems =>
  after.context.problems === before.context.problems ? {} : problemsIn(after);

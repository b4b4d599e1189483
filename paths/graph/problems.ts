import type { AnyMachineSnapshot } from 'xstate';

export type Problems = Readonly<Record<string, unknown>>;

/** Reads `problems` of the context, which by convention holds the errors of a form's fields. */
export const readProblems = ({ context }: AnyMachineSnapshot): Problems => (context.problems ?? {}) as Problems;

export const problemsAfter = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): Problems =>
  after.context.problems === before.context.problems ? {} : readProblems(after);

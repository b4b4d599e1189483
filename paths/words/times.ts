import type { Spec } from '../spec.ts';

/** Returns the length of a delay in milliseconds, or undefined if the machine computes it and the spec does not say. */
export function getDelayLength({ delays, model }: Spec, delay: string): number | undefined {
  const length: unknown = delays?.[delay] ?? model.machine.implementations.delays[delay];
  return typeof length === 'number' ? length : undefined;
}

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Returns `58 minutes`, `61 minutes`, `58 minutes and 1 second`. */
export function timeInWords(length: number): string {
  const [unit, ms] = units.find(([, size]) => length >= size && length % size === 0) ?? ['millisecond', 1];
  const minutes = length - (length % 60_000);
  if (unit === 'second' && minutes > 0) return `${timeInWords(minutes)} and ${timeInWords(length - minutes)}`;
  const count = length / ms;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

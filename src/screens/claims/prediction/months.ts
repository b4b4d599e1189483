import { type AmountProblem, readAmount } from '#rules/claims/amounts.ts';
import { predictedPeriods } from '#rules/claims/periods.ts';

/** What is typed, by the field of each month. */
export type Typed = Record<string, string>;

/** By their order, as the insurer names them when it refuses one. */
const fieldOf = (at: number): string => `month${at}`;

/** The months of a claim, each with its field. */
export const monthsOf = (alertDate: string) =>
  predictedPeriods(alertDate).map((period, at) => ({ ...period, field: fieldOf(at) }));

/** Null for what is no amount, or not there yet. */
export function understood(text: string | undefined): number | null {
  const amount = readAmount(text ?? '');
  return typeof amount === 'number' ? amount : null;
}

/** Something is typed, and no amount can be read from it. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && understood(text) === null;

export function problemOf(text: string): AmountProblem | null {
  const amount = readAmount(text);
  return typeof amount === 'string' ? amount : null;
}

/** The insurer counts months from 0. */
export const problemsByField = <Problem>(problems: Readonly<Record<string, Problem>>): Record<string, Problem> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [fieldOf(Number(name.split('.')[1])), problem]));

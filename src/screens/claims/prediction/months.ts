import { type AmountProblem, readAmount } from '#rules/claims/amounts.ts';
import { predictedPeriods } from '#rules/claims/periods.ts';

/** Typed text by field name. */
export type Typed = Record<string, string>;

/** Uses the index of the month, because the insurer's validation errors refer to months by index. */
const fieldOf = (at: number): string => `month${at}`;

export const listPredictedMonths = (alertDate: string) =>
  predictedPeriods(alertDate).map((period, at) => ({ ...period, field: fieldOf(at) }));

/** Returns null if the text is empty or not an amount. */
export function understood(text: string | undefined): number | null {
  const amount = readAmount(text ?? '');
  return typeof amount === 'number' ? amount : null;
}

/** Returns true if the text is not empty and not an amount. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && understood(text) === null;

export function getAmountProblem(text: string): AmountProblem | null {
  const amount = readAmount(text);
  return typeof amount === 'string' ? amount : null;
}

/** Error names contain the index of the month, from 0. */
export const problemsByField = <Problem>(problems: Readonly<Record<string, Problem>>): Record<string, Problem> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [fieldOf(Number(name.split('.')[1])), problem]));

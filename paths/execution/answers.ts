import { isCode } from '#schema/errors.ts';
import type { Fault } from '../actions.ts';

import type { Answer } from '../spec.ts';

/** Faults that any call can meet. */
const builtIn: Readonly<Record<string, Fault | undefined>> = {
  'no answer': { network: true },
  'a dialog': { status: 418, type: 'B2BError', title: 'Closed', body: 'Until noon' },
  'a 401': { bare: true },
  'a message without a code': { status: 400, message: 'Carrier offline' },
};

/** Returns the default fault of an answer: its code for a refusal, a broken connection for a missing answer. */
export const faultNamed = (sample: string): Fault | undefined =>
  builtIn[sample] ?? (isCode(sample) ? { code: sample } : undefined);

export function findAnswer(answers: Readonly<Record<string, Answer | undefined>>, sample: string): Answer {
  const fault = faultNamed(sample);
  return answers[sample] ?? (fault ? { fault } : { cannot: `nobody says how the insurer comes to answer “${sample}”` });
}

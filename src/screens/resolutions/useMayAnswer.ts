import { mayAnswer } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Whether the signed-in person may answer what is offered; the insurer looks again. */
export const useMayAnswer = (): boolean =>
  useApp(({ context: { session } }) => session !== null && mayAnswer(session.accessProfile, session.roles));

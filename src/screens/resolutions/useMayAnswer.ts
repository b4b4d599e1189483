import { mayAnswer } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Returns whether the user may answer options. The insurer checks again. */
export const useMayAnswer = (): boolean =>
  useApp(({ context: { session } }) => session !== null && mayAnswer(session.accessProfile, session.roles));

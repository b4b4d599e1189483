import type { TextId } from '../texts.ts';

const texts: Record<string, TextId> = {
  MAX_TRIPS_EXCEEDED: 'policies.full',
  POLICY_TOO_MANY_USES: 'policies.overused',
};

/** Returns the text for the code with which the insurer blocks new trips under a policy. */
export const textOfBlock = (code: string): TextId =>
  Object.hasOwn(texts, code) ? (texts[code] ?? 'policies.blocked') : 'policies.blocked';

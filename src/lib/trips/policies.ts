import type { TextId } from '../texts.ts';

const texts: Record<string, TextId> = {
  MAX_TRIPS_EXCEEDED: 'policies.full',
  POLICY_TOO_MANY_USES: 'policies.overused',
};

/** Why the insurer takes no trip under a policy, by the code that it would refuse one with. */
export const textOfBlock = (code: string): TextId =>
  Object.hasOwn(texts, code) ? (texts[code] ?? 'policies.blocked') : 'policies.blocked';

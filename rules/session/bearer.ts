/** The claims of a token. Its signature is unchecked: only the insurer can tell whether it is valid. */
export type Bearer = {
  username: string;
  userId: string;
  /** The agent who acts for the user; null if there is none. */
  agentId: string | null;
  /** Milliseconds since the epoch. */
  issuedAt: number;
};

const longest = 8_192;

/** Returns the claims of a JSON Web Token; null if the text is none or lacks a claim. */
export function parseBearer(token: string): Bearer | null {
  const [, payload, signature, more] = token.split('.', 4);
  if (token.length > longest || !payload || !signature || more !== undefined) return null;
  const { username, sub, agentId, iat } = claimsIn(payload);
  if (!isText(username) || !isText(sub) || typeof iat !== 'number') return null;
  return { username, userId: sub, agentId: isText(agentId) ? agentId : null, issuedAt: iat * 1_000 };
}

function claimsIn(payload: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

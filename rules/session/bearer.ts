/** What a token says of itself. Nobody has checked its signature: only who takes it to the insurer learns whether it is good. */
export type Bearer = {
  username: string;
  userId: string;
  /** Who acts for them, if somebody does. */
  agentId: string | null;
  /** Milliseconds since the epoch. */
  issuedAt: number;
};

const longest = 8_192;

/** Who a JSON Web Token is for. Null: it is none, or does not say. */
export function bearerOf(token: string): Bearer | null {
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

import { createHmac, timingSafeEqual } from 'node:crypto';

import { enums, type Infer, is, number, optional, string, type } from 'superstruct';

import { id } from '#schema/rest/common.ts';

const Claims = type({
  jti: id,
  /** The user whose portal is opened. */
  sub: id,
  /** Username of the account that signed in. */
  username: string(),
  /** The agent who acts for the customer, if any. */
  agentId: optional(id),
  partnerId: id,
  type: enums(['user', 'widget', 'sso']),
  iat: number(),
  exp: number(),
});
export type Claims = Infer<typeof Claims>;
export type Tokens = { sign: (claims: Claims) => string; read: (token: string) => Claims | undefined };

/** Signs and verifies JWTs. Accepts HS256 only. */
export function createTokens(secret: string): Tokens {
  const header = encode({ alg: 'HS256', typ: 'JWT' });
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();

  return {
    sign: (claims) => {
      const text = `${header}.${encode(claims)}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read: (token) => {
      const [head, claims = '', signature = '', more] = token.split('.');
      const expected = signatureOf(`${head}.${claims}`);
      const given = Buffer.from(signature, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      if (head !== header || more !== undefined || !isOurs) return undefined;
      const read: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
      return is(read, Claims) ? read : undefined;
    },
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

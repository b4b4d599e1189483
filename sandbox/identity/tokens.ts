import { createHmac, timingSafeEqual } from 'node:crypto';

import { enums, type Infer, is, number, optional, string, type } from 'superstruct';

import { id } from '#schema/rest/common.ts';

const Claims = type({
  jti: id,
  /** Whose portal it is. */
  sub: id,
  /** What the account that signed in is called. */
  username: string(),
  /** Who acts for the customer, if somebody does. */
  agentId: optional(id),
  partnerId: id,
  type: enums(['user', 'widget', 'sso']),
  iat: number(),
  exp: number(),
});
export type Claims = Infer<typeof Claims>;
export type Tokens = { sign: (claims: Claims) => string; read: (token: string) => Claims | undefined };

/** JWTs signed with HS256, the only algorithm ever read. */
export function tokensSignedWith(secret: string): Tokens {
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

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type Cost = { N: number; r: number; p: number };
const cost: Cost = { N: 2 ** 14, r: 8, p: 1 };
const keyLength = 32;

/** Returns `scrypt$N$r$p$salt$key`. The cost is part of the hash, so that it can be raised for new passwords. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(given: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = stored.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(given, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Normalises the password, because keyboards encode accented letters differently. */
function derive(password: string, salt: Buffer, how: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, how, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

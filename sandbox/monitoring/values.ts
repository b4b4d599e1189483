import { createHash, createHmac, randomBytes } from 'node:crypto';

import { typedCode } from '#rules/text/typedText.ts';
import { ensureSetting } from '../database/settings.ts';
import type { Database, Transaction } from '../database/types.ts';
import { type DataType, isCard } from './kinds.ts';

type Value = { userId: string; dataType: DataType; value: string };

/**
 * Returns the hash that the tables store for a value. The key is in the database's settings, so the tables alone reveal
 * nothing about the value. Hashes differ between customers. A number has the same hash on both types of card.
 */
export async function hashValue(db: Database | Transaction, { userId, dataType, value }: Value): Promise<string> {
  const { secret } = await ensureSetting(db, 'value key', { secret: randomBytes(32).toString('base64url') });
  const type = isCard(dataType) ? 'CARD' : dataType;
  return createHmac('sha256', String(secret))
    .update(JSON.stringify([userId, type, normalize(type, value)]))
    .digest('base64url');
}

/** Tokens are random, so the hash needs no key. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Different spellings count as the same value. */
function normalize(dataType: DataType, value: string): string {
  if (dataType === 'EMAIL') return value.toLowerCase();
  return typedCode(value).toUpperCase();
}

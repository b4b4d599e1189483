import { createHash, createHmac, randomBytes } from 'node:crypto';

import { typedCode } from '#rules/text/typedText.ts';
import { ensureSetting } from '../database/settings.ts';
import type { Database, Transaction } from '../database/types.ts';
import { type DataType, isCard } from './kinds.ts';

type Value = { userId: string; dataType: DataType; value: string };

/**
 * Returns what stands for a value in the tables. The key stays in the database's settings, so a hash says nothing of the
 * value to a reader of the tables alone. It differs between customers. A number is the same on both types of card.
 */
export async function hashValue(db: Database | Transaction, { userId, dataType, value }: Value): Promise<string> {
  const { secret } = await ensureSetting(db, 'value key', { secret: randomBytes(32).toString('base64url') });
  const type = isCard(dataType) ? 'CARD' : dataType;
  return createHmac('sha256', String(secret))
    .update(JSON.stringify([userId, type, normalize(type, value)]))
    .digest('base64url');
}

/** A token is random, so it needs no key. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Two ways to write a value are one value. */
function normalize(dataType: DataType, value: string): string {
  if (dataType === 'EMAIL') return value.toLowerCase();
  return typedCode(value).toUpperCase();
}

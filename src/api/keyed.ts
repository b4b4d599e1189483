/** Returns the header that lets the insurer recognise a repeated write. */
export const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

/** The header by which the insurer knows a write that it has done already. */
export const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

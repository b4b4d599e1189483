import { addresses } from '#src/lib/addresses.ts';

/** The page of an article. */
export const articleAt = ({ id }: { id: string }): string => `${addresses.help}/${encodeURIComponent(id)}`;

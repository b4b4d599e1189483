/** What the gateway adds to an answer that lacks a row, because the insurer's could not be read. */
export const gapsExtension = '{"hasGaps":true}';

/** Whether an answer of the gateway lacks a row. */
export const hasGaps = (extensions: Record<string, unknown> | undefined): boolean => extensions?.['hasGaps'] === true;

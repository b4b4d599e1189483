/** Added by the gateway to an answer that lacks a row, because the insurer's could not be read. */
export const gapsExtension = '{"hasGaps":true}';

export const hasGaps = (extensions: Record<string, unknown> | undefined): boolean => extensions?.['hasGaps'] === true;

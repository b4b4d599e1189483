import type { AnyEventObject } from 'xstate';

/** What a machine asked of the world, in words: `leaveBy(front page, logout)`. */
export function inWords(name: string, params: unknown): string {
  const details = detailsIn(params);
  return details.length > 0 ? `${name}(${details.join(', ')})` : name;
}

/** An event that was sent, in words: `session.ended(logout)`. */
export const eventInWords = ({ type, ...payload }: AnyEventObject): string => inWords(type, payload);

/** Strings and numbers, and of things that come in kinds the kind and the code. */
function detailsIn(params: unknown): string[] {
  if (!params || typeof params !== 'object') return [];
  return Object.values(params).flatMap((value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    if (!value || typeof value !== 'object' || !('kind' in value)) return [];
    return [String(value.kind), ...('code' in value ? [String(value.code)] : [])];
  });
}

import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** What a machine asked of the world, in words: `leaveBy(front page, logout)`. */
export function inWords(name: string, params: unknown): string {
  const details = detailsIn(params);
  return details.length > 0 ? `${name}(${details.join(', ')})` : name;
}

/** An event that was sent, in words: `session.ended(logout)`. */
export const eventInWords = ({ type, ...payload }: AnyEventObject): string => inWords(type, payload);

/** What `assign` and its like return has a `resolve`; a port is a function and nothing else. */
export const isPort = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** A port that was called or, named `tells`, an event that was sent to another. */
export type Effect = { readonly port: string; readonly params: unknown };

/** Of an action that a step led to, what it does in the world; nothing for what stays inside the machine. */
export function effectsOf(machine: AnyStateMachine, { type, params }: { type: string; params: unknown }): Effect[] {
  if (type === 'xstate.sendTo') return [{ port: 'tells', params: (params as { event: AnyEventObject }).event }];
  return isPort(machine.implementations.actions[type]) ? [{ port: type, params }] : [];
}

export const effectInWords = ({ port, params }: Effect): string =>
  port === 'tells' ? `tells ${eventInWords(params as AnyEventObject)}` : inWords(port, params);

/** Strings and numbers, and of things that come in kinds the kind, the code and the problems of fields. */
function detailsIn(params: unknown): string[] {
  if (!params || typeof params !== 'object') return [];
  return Object.values(params).flatMap((value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    if (!value || typeof value !== 'object' || !('kind' in value)) return [];
    const { kind, code, fields } = value as { kind: string; code?: string; fields?: Record<string, string> };
    const problems = kind === 'fields' ? Object.entries(fields ?? {}).flat() : [];
    return [kind, ...(code === undefined ? [] : [code]), ...problems];
  });
}

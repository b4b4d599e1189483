import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** Returns an effect in words: `leaveBy(front page, logout)`. */
export function inWords(name: string, params: unknown): string {
  const details = detailsIn(params);
  return details.length > 0 ? `${name}(${details.join(', ')})` : name;
}

export const eventInWords = ({ type, ...payload }: AnyEventObject): string => inWords(type, payload);

/** XState's own actions such as `assign` have a `resolve`; ports are plain functions. */
export const isPort = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** A called port, or `tells` for an event sent to another actor. */
export type Effect = { readonly port: string; readonly params: unknown };

/** Returns the outside effect of an action, or none if it stays inside the machine. */
export function toEffects(machine: AnyStateMachine, { type, params }: { type: string; params: unknown }): Effect[] {
  if (type === 'xstate.sendTo') return [{ port: 'tells', params: (params as { event: AnyEventObject }).event }];
  return isPort(machine.implementations.actions[type]) ? [{ port: type, params }] : [];
}

export const effectInWords = ({ port, params }: Effect): string =>
  port === 'tells' ? `tells ${eventInWords(params as AnyEventObject)}` : inWords(port, params);

/** Returns strings and numbers, and the kind, code and field problems of objects. */
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

import { refused } from '../graphql/refused.ts';
import type { Row } from '../row.ts';

export type Arguments = Record<string, unknown>;

/** Longer than any id, e-mail address or single sign-on token; servers refuse long addresses in their own ways. */
const longestPart = 4_096;

/** The path and the search of a row's target, with the arguments in their places. */
export function fillTarget(target: string, args: Arguments): string {
  const [path = '', search = ''] = target.split('?');
  return fillPath(path, args) + fillSearch(search, args);
}

export function gather(body: Row['body'], args: Arguments): unknown {
  if (body === undefined || typeof body === 'string') return body && args[body];
  return Object.fromEntries(body.map((name) => [name, args[name]]));
}

function fillPath(path: string, args: Arguments): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const part = textOf(name, args[name] ?? '');
    // Encoding leaves dots alone, and a server would climb by them.
    if (/^\.{0,2}$/.test(part)) throw refused('INVALID_PARAMS', `${name} is not a part of a path`);
    return encodeURIComponent(part);
  });
}

function fillSearch(search: string, args: Arguments): string {
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair): [string, unknown] => {
      const [name = '', fixed] = pair.split('=');
      return [name, fixed ?? args[name]];
    });
  const given = pairs.filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, textOf(name, value)]))}` : '';
}

/** Half of a surrogate pair is JSON, but no address can carry it. */
function textOf(name: string, value: unknown): string {
  const text = String(value);
  if (text.length > longestPart || /\p{Surrogate}/u.test(text))
    throw refused('INVALID_PARAMS', `${name} does not fit into an address`);
  return text;
}

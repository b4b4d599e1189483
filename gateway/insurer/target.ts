import { refused } from '../graphql/refused.ts';
import type { Row } from '../row.ts';

export type Arguments = Record<string, unknown>;

/** Longer than any id, e-mail address or single sign-on token. Servers refuse long addresses in different ways. */
const longestPart = 4_096;

/** Compiles a row's target into a function that fills in the arguments of its path and query. */
export function compileTarget(target: string): (args: Arguments) => string {
  const [path = '', search = ''] = target.split('?');
  const fillPath = fillingPath(path);
  if (!search) return fillPath;
  const fillSearch = fillingSearch(search);
  return (args) => fillPath(args) + fillSearch(args);
}

export function gather(body: Row['body'], args: Arguments): unknown {
  if (body === undefined || typeof body === 'string') return body && args[body];
  return Object.fromEntries(body.map((name) => [name, args[name]]));
}

function fillingPath(path: string): (args: Arguments) => string {
  const parts = path.split(/\{(\w+)\}/);
  return (args) => parts.map((part, at) => (at % 2 === 1 ? placed(part, args) : part)).join('');
}

function placed(name: string, args: Arguments): string {
  const part = textOf(name, args[name] ?? '');
  // Encoding keeps dots, with which a path would climb.
  if (/^\.{0,2}$/.test(part)) throw refused('INVALID_PARAMS', `${name} is not a part of a path`);
  return encodeURIComponent(part);
}

function fillingSearch(search: string): (args: Arguments) => string {
  const pairs = search.split('&').map((pair) => pair.split('='));

  return (args) => {
    let given = '';
    for (const [name = '', fixed] of pairs) {
      const value = fixed ?? args[name];
      if (value !== undefined && value !== null) given += `${given ? '&' : '?'}${pairOf(name, textOf(name, value))}`;
    }
    return given;
  };
}

/** Encodes like URLSearchParams, which is slow, so plain values skip it. */
const pairOf = (name: string, text: string): string =>
  /^[\w*.-]*$/.test(text) ? `${name}=${text}` : String(new URLSearchParams([[name, text]]));

/** JSON may hold a lone surrogate, but a URL cannot. */
function textOf(name: string, value: unknown): string {
  const text = String(value);
  if (text.length > longestPart || /\p{Surrogate}/u.test(text))
    throw refused('INVALID_PARAMS', `${name} does not fit into an address`);
  return text;
}

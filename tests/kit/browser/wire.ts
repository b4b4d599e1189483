import type { Refusal } from '#schema/errors.ts';
import { type LanguageCode, languages } from '#schema/languages.ts';

import { catalogues } from '../flows/texts.ts';

type Call = {
  /** The name of an operation, the path of a file, or `texts`. */
  name: string;
  path: string;
  variables: unknown;
  headers: Headers;
  answer: (response: Response) => void;
  lose: () => void;
};

/**
 * Fakes the network. Held calls wait until a test answers them; all others are answered at once.
 *
 * @param first names of calls that are held from the beginning
 * @param answers immediate answers, by operation: data, or a function from the variables to data
 */
export function createWire(first: readonly string[], answers: Record<string, unknown>) {
  const held = new Set(first);
  const dataOf = (call: Pick<Call, 'name' | 'variables'>): unknown => dataFor(call, answers[call.name]);
  const calls: Call[] = [];
  let waiting: Call[] = [];

  const fetch = (address: string | URL, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call: Call = {
        ...namesIn(address, init),
        headers: new Headers(init.headers),
        answer: resolve,
        lose: () => reject(new TypeError('Failed to fetch')),
      };
      calls.push(call);
      if (held.has(call.name)) {
        waiting.push(call);
        init.signal?.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== call);
          call.lose();
        });
      } else if (call.name === 'texts') resolve(textsAt(call.path));
      else if (call.name in answers) resolve(Response.json({ data: dataOf(call) }));
      else call.lose();
    });

  /** Takes the latest call: the portal no longer waits for earlier ones. */
  const take = (name: string): Call => {
    const call = waiting.findLast((each) => each.name === name);
    if (!call)
      throw new Error(`Nobody waits for ${name}, but for ${waiting.map((each) => each.name).join() || 'nothing'}`);
    waiting = waiting.filter((each) => each.name !== name);
    return call;
  };

  return {
    fetch,
    /** Returns all calls of this name, in order. */
    calls: (name: string): readonly Call[] => calls.filter((call) => call.name === name),
    prepare: (name: string, data: unknown) => {
      answers[name] = data;
    },
    hold: (names: readonly string[]) => {
      for (const name of names) held.add(name);
    },
    letThrough: (names: readonly string[]) => {
      for (const name of names) held.delete(name);
    },
    isWaiting: (name: string): boolean => waiting.some((call) => call.name === name),
    /** @param data or a function from the variables to data */
    answer: (name: string, data: unknown) => {
      const call = take(name);
      call.answer(Response.json({ data: dataFor(call, data) }));
    },
    /** Gives the answer that an unheld call would get. */
    answerAsEver: (name: string) => {
      const call = take(name);
      call.answer(Response.json({ data: dataOf(call) }));
    },
    refuse: (name: string, refusal: Refusal) =>
      take(name).answer(Response.json({ data: null, errors: [{ message: 'Refused', extensions: refusal }] })),
    serve: (path: string, file: unknown) => take(path).answer(Response.json(file)),
    serveTexts: () => {
      const { path, answer } = take('texts');
      answer(textsAt(path));
    },
    miss: (path: string) => take(path).answer(new Response('', { status: 404 })),
    lose: (name: string) => take(name).lose(),
  };
}

const dataFor = ({ variables }: Pick<Call, 'variables'>, answer: unknown): unknown =>
  typeof answer === 'function' ? (answer as (given: unknown) => unknown)(variables) : answer;

function namesIn(address: string | URL, { body }: RequestInit): Pick<Call, 'name' | 'path' | 'variables'> {
  const path = new URL(address, window.location.href).pathname;
  if (path !== '/graphql') return { name: path.includes('/translations/') ? 'texts' : path, path, variables: null };
  const { operationName, variables } = JSON.parse(body as string) as { operationName: string; variables: unknown };
  return { name: operationName, path, variables };
}

function textsAt(path: string): Response {
  const [code] = Object.entries(languages).find(([, { name }]) => path.endsWith(`/${name}.json`)) ?? [];
  const messages = catalogues[code as LanguageCode];
  return messages ? Response.json(messages) : new Response('', { status: 404 });
}

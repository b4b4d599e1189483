import type { Refusal } from '#schema/errors.ts';
import { type LanguageCode, languages } from '#schema/languages.ts';

import { catalogues } from '../flows/texts.ts';

type Call = {
  /** Of an operation, its name; of a file, its path; of texts, `texts`. */
  name: string;
  path: string;
  variables: unknown;
  headers: Headers;
  answer: (response: Response) => void;
  lose: () => void;
};

/**
 * Everything the portal asks for over the network. What is held waits until a test answers it; the rest is answered at once.
 *
 * @param first names of calls that are held from the beginning
 * @param answers at once, by operation: data, or a function from the variables to them
 */
export function wireWith(first: readonly string[], answers: Record<string, unknown>) {
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

  /** The last one that asked: to those before it nobody listens any more. */
  const take = (name: string): Call => {
    const call = waiting.findLast((each) => each.name === name);
    if (!call)
      throw new Error(`Nobody waits for ${name}, but for ${waiting.map((each) => each.name).join() || 'nothing'}`);
    waiting = waiting.filter((each) => each.name !== name);
    return call;
  };

  return {
    fetch,
    /** Of everything that was asked for, in order. */
    calls: (name: string): readonly Call[] => calls.filter((call) => call.name === name),
    /** What is answered at once from now on. */
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
    /** @param data or a function from the variables to them */
    answer: (name: string, data: unknown) => {
      const call = take(name);
      call.answer(Response.json({ data: dataFor(call, data) }));
    },
    /** As it would be answered if it were not held. */
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

import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

import { pull } from './levers.ts';

/** Waits until every page of a browser has done what it was told to, and whatever it asked for has come or is held. */
export type Rest = () => Promise<void>;

const known = new WeakMap<BrowserContext, Rest>();

/**
 * What a call meets depends on when it arrives: whoever raises a fault, holds a call or moves the clock waits for the calls
 * of what was done before. From the first time on it is asked for.
 */
export function restOf(context: BrowserContext, sandbox: string): Rest {
  const rest = known.get(context) ?? watch(context, sandbox);
  known.set(context, rest);
  return rest;
}

function watch(context: BrowserContext, sandbox: string): Rest {
  const open = new Map<Page, Set<Request>>();
  const follow = (page: Page) => {
    const requests = new Set<Request>();
    open.set(page, requests);
    page.on('request', (request) => requests.add(request));
    // What the document before asked for went with it.
    page.on('response', (response) => (response.request().isNavigationRequest() ? requests.clear() : undefined));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    page.on('close', () => open.delete(page));
  };
  context.pages().forEach(follow);
  context.on('page', follow);

  const isAnswered = async () => {
    for (const page of open.keys()) await turnOf(page);
    const asked = [...open.values()].flatMap((requests) => [...requests]);
    return asked.length === 0 || asked.length <= (await held(sandbox));
  };
  // An answer may lead to a question.
  const isAtRest = async () => (await isAnswered()) && (await isAnswered());

  return () => expect.poll(isAtRest, { message: 'a page still asks', intervals: [10, 20, 50, 100] }).toBe(true);
}

/** Lets a page do what it has before it, which may be to ask. A page on its way elsewhere does nothing more. */
const turnOf = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(turn);
        });
    })
    .catch(() => undefined);

async function held(sandbox: string): Promise<number> {
  const armed = (await pull(sandbox, 'GET', 'faults')) as { waiting: number }[];
  return armed.reduce((sum, { waiting }) => sum + waiting, 0);
}

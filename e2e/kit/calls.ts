import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

import { pull } from './levers.ts';

/** Waits until every page of a browser is idle and its requests are answered or held. */
export type Rest = () => Promise<void>;

const known = new WeakMap<BrowserContext, Rest>();

/**
 * Returns the function that waits for idle pages. A call meets the faults that exist when it arrives, so wait for
 * earlier calls before raising a fault, holding a call or moving the clock. Watches the context from the first use on.
 */
export function getIdleWait(context: BrowserContext, sandbox: string): Rest {
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
    // A navigation cancels the requests of the previous document.
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
  // An answer may cause another request.
  const isAtRest = async () => (await isAnswered()) && (await isAnswered());

  return () => expect.poll(isAtRest, { message: 'a page still asks', intervals: [10, 20, 50, 100] }).toBe(true);
}

/** Lets a page run its pending tasks, which may send requests. A page that navigates has none. */
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

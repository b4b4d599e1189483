import { is } from 'superstruct';

import { FirstScreen, type Page, PageData } from '#schema/page.ts';
import { machineTime } from '#src/lib/time/clock.ts';

/**
 * What the gateway wrote into the page, and the file of the first screen that it names. Without them (a static host, a file
 * that does not come) the app still starts: it asks for what is missing.
 */
export async function readPage(document: Document): Promise<Page> {
  const { firstScreen, ...data } = dataIn(document);
  return { ...data, ...(firstScreen ? await firstScreenAt(firstScreen) : nothing) };
}

function dataIn(document: Document): PageData {
  const text = document.getElementById('page')?.textContent ?? '';
  try {
    const data: unknown = JSON.parse(text);
    return is(data, PageData) ? data : noData();
  } catch {
    return noData();
  }
}

/** The portal does not start while it waits: longer than a slow line takes, shorter than who has pressed a button waits. */
const deadlineMs = 10_000;

async function firstScreenAt(address: string): Promise<FirstScreen> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    const found: unknown = answer.ok ? await answer.json() : null;
    return is(found, FirstScreen) ? found : nothing;
  } catch {
    return nothing;
  }
}

const nothing: FirstScreen = { theme: null, texts: null };

function noData(): PageData {
  return { now: machineTime(), client: null, code: 'en', firstScreen: null, translations: {}, themes: [] };
}

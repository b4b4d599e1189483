import { is } from 'superstruct';

import { FirstScreen, type Page, PageData } from '#schema/page.ts';
import { machineTime } from '#src/lib/time/clock.ts';

/**
 * Reads the data that the gateway wrote into the page, and the first screen's file. Without them (static host, failed
 * request), the app starts and requests what is missing.
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

/**
 * Blocks the start of the portal: longer than a slow connection takes, shorter than a customer who pressed a button
 * waits.
 */
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

import { is } from 'superstruct';

import { Page } from '#schema/page.ts';
import { machineTime } from '#src/lib/clock.ts';

/** What the gateway wrote into the page. A page without it (a static host) still starts: the app asks for what is missing. */
export function readPage(document: Document): Page {
  const text = document.getElementById('page')?.textContent ?? '';
  try {
    const page: unknown = JSON.parse(text);
    return is(page, Page) ? page : emptyPage();
  } catch {
    return emptyPage();
  }
}

function emptyPage(): Page {
  return { now: machineTime(), client: null, theme: null, language: null, translations: {}, themes: [] };
}

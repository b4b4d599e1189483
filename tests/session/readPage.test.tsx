import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readPage } from '#src/app/portal/readPage.ts';
import { skyPage } from '#tests/kit/walks/stage.tsx';

const noon = Date.parse('2026-11-20T12:00:00Z');
const empty = { now: noon, client: null, theme: null, language: null, translations: {}, themes: [] };

/** A document with this in it, as the gateway writes it. */
function documentWith(text: string): Document {
  const page = new DOMParser().parseFromString('<!doctype html><body>', 'text/html');
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'page';
  script.textContent = text;
  page.body.append(script);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

describe('what the gateway wrote into the page', () => {
  it('is read as it is', () => {
    expect(readPage(documentWith(JSON.stringify(skyPage)))).toEqual(skyPage);
  });

  it.each([
    ['is not there', ''],
    ['was cut off', JSON.stringify(skyPage).slice(0, -20)],
    ['was never filled in', '%PAGE%'],
    ['is nothing', 'null'],
    ['has another shape', JSON.stringify({ ...skyPage, now: 'noon' })],
    ['has a theme of another shape', JSON.stringify({ ...skyPage, theme: { theme: 'sky' } })],
  ])('is asked for by the app where it %s', (_, text) => {
    expect(readPage(documentWith(text))).toEqual(empty);
  });

  it('is asked for by the app on a page without a place for it', () => {
    expect(readPage(new DOMParser().parseFromString('<p>', 'text/html'))).toEqual(empty);
  });
});

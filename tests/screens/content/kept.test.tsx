import { beforeEach, describe, expect, it } from 'vitest';

import { contentIn, neverAsk } from '#machines/content/content.model.ts';
import { storeIn } from '#src/lib/browser/storage.ts';
import { keptOf } from '#src/screens/content/bundles/kept.ts';

const local = storeIn(() => window.localStorage);
const nothing = { bundle: 'sky', articles: null, questions: null, dismissed: [] };

describe('the cache of a bundle', () => {
  beforeEach(() => window.localStorage.clear());

  it('restores each part separately', () => {
    keptOf(local, 'sky').keep('articles', contentIn('en'));
    keptOf(local, 'sky').putAway('never-ask');

    expect(keptOf(local, 'sky').read()).toEqual({
      ...nothing,
      articles: contentIn('en'),
      dismissed: ['never-ask'],
    });
    keptOf(local, 'sky').haveBack();
    expect(keptOf(local, 'sky').read()).toEqual({ ...nothing, articles: contentIn('en') });
  });

  it('is separate from other bundles', () => {
    keptOf(local, 'voyage').keep('articles', contentIn('en'));

    expect(keptOf(local, 'sky').read()).toEqual(nothing);
  });

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ version: 0, value: nothing }),
    JSON.stringify({ version: 2, value: { ...nothing, articles: { locale: 'en', cachedAt: 'now', items: [] } } }),
    JSON.stringify({ version: 2, value: { ...nothing, articles: { ...contentIn('en'), items: [{ id: 1 }] } } }),
    JSON.stringify({ version: 2, value: { ...nothing, dismissed: Array(51).fill('one') } }),
  ])('is empty if it is damaged: %s', (text) => {
    window.localStorage.setItem('content', text);

    expect(keptOf(local, 'sky').read()).toEqual(nothing);
    keptOf(local, 'sky').putAway('one');
    expect(keptOf(local, 'sky').read()).toEqual({ ...nothing, dismissed: ['one'] });
  });

  it('is limited in size', () => {
    const long = { ...contentIn('en'), items: [{ ...neverAsk, body: 'x'.repeat(200_000) }] };
    keptOf(local, 'sky').putAway('never-ask');
    keptOf(local, 'sky').keep('articles', long);
    for (let at = 0; at < 60; at++) keptOf(local, 'sky').putAway(String(at));

    const { articles, dismissed } = keptOf(local, 'sky').read();
    expect([articles, dismissed.length, dismissed.at(-1)]).toEqual([null, 50, '59']);
  });
});

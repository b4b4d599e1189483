import { beforeEach, describe, expect, it } from 'vitest';

import { createKeptContent, neverAsk } from '#machines/content/content.model.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import { createContentCache } from './contentCache.ts';

const local = createStore(() => window.localStorage);
const nothing = { bundle: 'sky', articles: null, questions: null, dismissed: [] };

describe('the cache of a bundle', () => {
  beforeEach(() => window.localStorage.clear());

  it('restores each part separately', () => {
    createContentCache(local, 'sky').keep('articles', createKeptContent('en'));
    createContentCache(local, 'sky').putAway('never-ask');

    expect(createContentCache(local, 'sky').read()).toEqual({
      ...nothing,
      articles: createKeptContent('en'),
      dismissed: ['never-ask'],
    });
    createContentCache(local, 'sky').haveBack();
    expect(createContentCache(local, 'sky').read()).toEqual({ ...nothing, articles: createKeptContent('en') });
  });

  it('is separate from other bundles', () => {
    createContentCache(local, 'voyage').keep('articles', createKeptContent('en'));

    expect(createContentCache(local, 'sky').read()).toEqual(nothing);
  });

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ version: 0, value: nothing }),
    JSON.stringify({ version: 2, value: { ...nothing, articles: { locale: 'en', cachedAt: 'now', items: [] } } }),
    JSON.stringify({ version: 2, value: { ...nothing, articles: { ...createKeptContent('en'), items: [{ id: 1 }] } } }),
    JSON.stringify({ version: 2, value: { ...nothing, dismissed: Array(51).fill('one') } }),
  ])('is empty if it is damaged: %s', (text) => {
    window.localStorage.setItem('content', text);

    expect(createContentCache(local, 'sky').read()).toEqual(nothing);
    createContentCache(local, 'sky').putAway('one');
    expect(createContentCache(local, 'sky').read()).toEqual({ ...nothing, dismissed: ['one'] });
  });

  it('is limited in size', () => {
    const long = { ...createKeptContent('en'), items: [{ ...neverAsk, body: 'x'.repeat(200_000) }] };
    createContentCache(local, 'sky').putAway('never-ask');
    createContentCache(local, 'sky').keep('articles', long);
    for (let at = 0; at < 60; at++) createContentCache(local, 'sky').putAway(String(at));

    const { articles, dismissed } = createContentCache(local, 'sky').read();
    expect([articles, dismissed.length, dismissed.at(-1)]).toEqual([null, 50, '59']);
  });
});

import { describe, expect, it } from 'vitest';

import { byCategory, listOverviewArticles, toArticles, toQuestions } from './articles.ts';

const sent = { title: 'A title', summary: 'In short.', body: 'At length.', category: 'info', order: 1 };
const idsOf = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);

describe('articles', () => {
  it('without an id use the title of their plan as id, and their own title without a plan', () => {
    const articles = toArticles([
      { ...sent, id: 'one', plan_title: 'email-breach' },
      { ...sent, id: null, plan_title: 'passport-exposed' },
      { ...sent, id: '', plan_title: '' },
      { ...sent, title: '', plan_title: 'card-exposed' },
    ]);

    expect(idsOf(articles)).toEqual(['one', 'passport-exposed', 'A title', 'card-exposed']);
    expect(articles.map(({ title }) => title)).toEqual(['A title', 'A title', 'A title', 'card-exposed']);
  });

  it('are ordered and unique, without those that have no name at all', () => {
    const articles = toArticles([
      { ...sent, id: 'last', order: 3 },
      { ...sent, id: 'first', order: -1 },
      { ...sent, id: 'last', order: 2, title: 'Earlier' },
      { ...sent, title: '', order: 0 },
    ]);

    expect(idsOf(articles)).toEqual(['first', 'last']);
    expect(articles[1]?.title).toBe('Earlier');
  });

  it('appear on the overview if they are dismissible, two at most', () => {
    const articles = toArticles([
      { ...sent, id: 'help', category: 'help', dismissible: true },
      { ...sent, id: 'kept', dismissible: false },
      ...['a', 'b', 'c'].map((id) => ({ ...sent, id, dismissible: true })),
    ]);

    expect(idsOf(listOverviewArticles(articles, []))).toEqual(['a', 'b']);
    expect(idsOf(listOverviewArticles(articles, ['a', 'kept']))).toEqual(['b', 'c']);
    expect(listOverviewArticles(articles, ['a', 'b', 'c'])).toEqual([]);
  });
});

it('contain each question once', () => {
  const question = { id: 'one', category: 'All', question: 'Who?', answer: 'You.' };

  expect(toQuestions([question, { ...question, question: 'Why?' }, { ...question, id: '' }])).toEqual([question]);
});

it('are grouped in the order in which each category first appears', () => {
  const items = ['b', 'a', 'b'].map((category, at) => ({ category, at }));

  expect(byCategory(items)).toEqual([
    { category: 'b', items: [items[0], items[2]] },
    { category: 'a', items: [items[1]] },
  ]);
});

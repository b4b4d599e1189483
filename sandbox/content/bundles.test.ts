import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';

import { searchItems } from '#rules/content/search.ts';
import { Article, Question } from '#schema/rest/content.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';

import { contents } from './languages.ts';

const products = {
  sky: 'travel',
  voyage: 'travel',
  rails: 'travel',
  plain: 'travel',
  harvest: 'parametric',
  owl: 'monitoring',
} as const;
const partners = Object.keys(products) as (keyof typeof products)[];
const paying = { count: 26, headings: 6 };
const asked: Record<keyof typeof products, { count: number; headings: number }> = {
  sky: paying,
  voyage: paying,
  rails: paying,
  plain: { count: 23, headings: 5 },
  harvest: { count: 15, headings: 4 },
  owl: { count: 15, headings: 4 },
};
const languages = Object.keys(contents);

const insurer = borrowInsurer();
const articlesOf = async (partner: string, locale = 'en', bundle = partner) =>
  (await insurer.at(partner).get(`/cms/${bundle}/v1/${locale}`)).body as Article[];
const questionsOf = async (partner: keyof typeof products, locale = 'en') =>
  (await insurer.at(partner).get(`/cms/faq/${products[partner]}/${partner}/v1/${locale}`)).body as Question[];

const expectReadable = (text: string) => {
  expect(text).not.toMatch(/\b(undefined|null)\b|\$\{|<\w|\n{3}/);
  for (const [, to] of text.matchAll(/\]\(([^)]*)\)/g))
    expect(to).toMatch(/^(\/(terms|privacy|key-facts|support|account)|mailto:\S+|tel:\+\d+)$/);
};

describe.each(partners)('the articles of %s', (partner) => {
  it('are twelve and one for each step of a plan, in every language, two of them dismissible', async () => {
    const count = partner === 'owl' ? 23 : 12;
    const all = await Promise.all(languages.map((language) => articlesOf(partner, language)));

    for (const articles of all) {
      expect(articles.every((article) => is(article, Article))).toBe(true);
      expect(articles).toHaveLength(count);
      expect(articles.filter(({ dismissible }) => dismissible).map(({ category }) => category)).toEqual([
        'info',
        'info',
      ]);
      expect([...new Set(articles.map(({ category }) => category))]).toEqual(['help', 'info', 'plans']);
      expect(new Set(articles.map(({ id, plan_title }) => id ?? plan_title)).size).toBe(count);
      const orders = articles.map(({ order }) => order);
      expect(orders).toEqual([...orders].sort((one, other) => one - other));
      for (const { title, summary, body } of articles) {
        expect([title.length > 3, /[.。?]$/.test(summary), body.length > 20]).toEqual([true, true, true]);
        expectReadable(body);
        expect(summary).not.toMatch(/[[*&]/);
      }
    }
    const [english, ...others] = all.map((articles) => articles.map(({ id, plan_title }) => [id, plan_title]));
    expect(others).toEqual(others.map(() => english));
    expect(new Set(all.flatMap((articles) => articles.map(({ title }) => title))).size).toBe(languages.length * count);
  });

  it('answer questions under the same headings in every language, also about what is covered', async () => {
    const { count, headings } = asked[partner];
    const isTravel = products[partner] === 'travel';
    const all = await Promise.all(languages.map((language) => questionsOf(partner, language)));

    for (const questions of all) {
      expect(questions.every((question) => is(question, Question))).toBe(true);
      expect(questions).toHaveLength(count);
      expect(new Set(questions.map(({ category }) => category)).size).toBe(headings);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(count);
      expect(questions.some(({ id }) => id === 'lost-bag')).toBe(partner === 'voyage');
      expect(questions.some(({ id }) => id === 'luggage-not-insured')).toBe(isTravel && partner !== 'voyage');
      for (const { question, answer } of questions) {
        expect(question).toMatch(/[?？]$/);
        expectReadable(answer);
      }
    }
    const [english, ...others] = all.map((questions) => questions.map(({ id }) => id));
    expect(others).toEqual(others.map(() => english));
    expect(new Set(all.flatMap((questions) => questions.map(({ question }) => question))).size).toBe(
      languages.length * count,
    );
  });
});

describe.each([
  ['en', 'lounge hotel cash points payout payouts refund passenger certificate luggage delayed'],
  ['de', 'Lounge Hotel Geld Punkte Auszahlung Erstattung Reisende Versicherungsbestätigung Gepäck verspätet'],
  ['es', 'sala hotel dinero puntos cobro reembolso pasajeros certificado equipaje retrasos'],
  ['fr', 'salon hôtel argent points versements remboursement passagers attestation bagages retardé'],
])('the traveller’s questions, in %s', (locale, words) => {
  it.each(words.split(' '))('have an answer for %s', async (sought) => {
    const questions = await questionsOf('sky', locale);

    const found = searchItems(questions, { sought, textsOf: ({ question, answer }) => [question, answer] });

    expect(found).not.toEqual([]);
  });
});

it.each(partners)('of %s explain which parts of a half-filled form are kept', async (partner) => {
  const said: Record<string, [kept: RegExp, not: RegExp]> = {
    en: [/form with several steps stays on your device/, /don’t keep what you entered in a single-page form/],
    de: [
      /Formular mit mehreren Schritten .* bleibt 20&nbsp;Stunden/,
      /Formular mit nur einer Seite .* speichern wir nicht/,
    ],
    es: [/formulario de varios pasos se guarda/, /formulario de una sola página no se guarda/],
    fr: [/formulaire en plusieurs étapes est gardé/, /formulaire d’une seule page n’est pas gardé/],
  };

  for (const [language, [kept, not]] of Object.entries(said)) {
    const body = (await articlesOf(partner, language)).find(({ id }) => id === 'one-hour')?.body;
    expect(body).toMatch(kept);
    expect(body).toMatch(not);
  }
});

describe('a bundle', () => {
  it('belongs to its product, and names its own insurer', async () => {
    const said = async (partner: keyof typeof products) => JSON.stringify(await articlesOf(partner));

    expect(await said('sky')).toContain('help@sky.test');
    expect(await said('plain')).not.toMatch(/@|tel:/);
    expect((await articlesOf('harvest')).map(({ id }) => id)).toContain('expected-revenue');
    expect((await articlesOf('owl')).map(({ plan_title }) => plan_title)).toEqual(
      expect.arrayContaining(['email-breach', 'card-exposed', 'passport-exposed']),
    );
    expect((await articlesOf('owl')).filter(({ id }) => !id)).toHaveLength(2);
    expect((await articlesOf('sky')).every(({ id, plan_title }) => id && !plan_title)).toBe(true);
  });

  it.each(['es-ES', 'es-MX', 'ES'])('is found by its language, as %s', async (locale) => {
    expect(await articlesOf('sky', locale)).toEqual(await articlesOf('sky', 'es'));
    expect(await questionsOf('sky', locale)).toEqual(await questionsOf('sky', 'es'));
  });

  it('may be empty', async () => {
    expect(await articlesOf('sky', 'en', 'empty')).toEqual([]);
    expect((await insurer.at('sky').get('/cms/faq/travel/empty/v1/en')).body).toEqual([]);
  });

  it.each(['/cms/voyage/v1/en', '/cms/valueOf/v1/en', '/cms/sky/v2/en', '/cms/sky/v1/nl', '/cms/SKY/v1/en'])(
    'does not exist: %s',
    async (path) => {
      expect(await insurer.at('sky').get(path)).toEqual(refusal(404));
    },
  );

  it.each(['none/sky', 'monitoring/sky', 'valueOf/sky', 'none/empty'])('has no answer about %s', async (asked) => {
    expect(await insurer.at('sky').get(`/cms/faq/${asked}/v1/en`)).toEqual(refusal(404, 'PRODUCT_NOT_FOUND'));
  });

  it.each(['travel/voyage/v1/en', 'travel/sky/v2/en', 'travel/sky/v1/nl'])('has no questions: %s', async (asked) => {
    expect(await insurer.at('sky').get(`/cms/faq/${asked}`)).toEqual(refusal(404));
  });

  it('needs a partner, but no session', async () => {
    const stranger = insurer.at('sky', { authorization: 'Bearer nonsense' });
    expect((await stranger.get('/cms/sky/v1/en')).status).toBe(200);
    expect((await stranger.get('/cms/faq/travel/sky/v1/en')).status).toBe(200);
    expect(await insurer.at('none').get('/cms/sky/v1/en')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await insurer.at('noconf').get('/cms/noconf/v1/en')).toEqual(refusal(404));
  });
});

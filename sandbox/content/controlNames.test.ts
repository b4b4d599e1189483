import { describe, expect, it } from 'vitest';
import type { Article, Document, Question } from '#schema/rest/content.ts';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';

import english from '../../translations/generated/english.json';
import french from '../../translations/generated/french.json';
import spanish from '../../translations/generated/spanish.json';
import { toUuid } from '../ids.ts';

const inEnglish = Object.fromEntries(Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]));
const catalogues: Record<string, Record<string, string>> = { en: inEnglish, es: spanish, fr: french };
const products = { sky: 'travel', harvest: 'parametric', owl: 'monitoring' };
const names = ['terms', 'privacy', 'key_facts', 'payout_terms', 'help'];

const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ');
const quoted = (text: string) =>
  [...plain(text).matchAll(/“([^”]+)”|« ?([^»]+?) ?»/g)].map(([, english, other]) => english ?? other ?? '');

describe('the insurer’s documents, articles and questions', () => {
  const insurer = borrowInsurer();

  it.each(Object.keys(products).flatMap((partner) => Object.keys(catalogues).map((language) => [partner, language])))(
    'use the portal’s names of controls: %s, %s',
    async (partner, language) => {
      const get = async <T>(path: string) => (await insurer.at(partner).get(path)).body as T;
      const product = products[partner as keyof typeof products];
      const documents = await Promise.all(
        names.map((name) =>
          get<Document>(`/cms/documents/${name}/${language}?partnerId=${toUuid(`partner:${partner}`)}`),
        ),
      );
      const articles = await get<Article[]>(`/cms/${partner}/v1/${language}`);
      const questions = await get<Question[]>(`/cms/faq/${product}/${partner}/v1/${language}`);
      const texts = [
        ...documents.map(({ body }) => body ?? ''),
        ...articles.map(({ body }) => body),
        ...questions.map(({ answer }) => answer),
      ];
      const known = new Set(Object.values(catalogues[language] ?? {}).map(plain));

      expect(texts.flatMap(quoted)).not.toEqual([]);
      expect(texts.flatMap(quoted).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

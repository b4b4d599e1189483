import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '#schema/languages.ts';
import type { Article, Document, Question } from '#schema/rest/content.ts';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';

import { toUuid } from '../ids.ts';
import { contents } from './languages.ts';

const products = { sky: 'travel', harvest: 'parametric', owl: 'monitoring' };
const names = ['terms', 'privacy', 'key_facts', 'payout_terms', 'help'];

const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ');
const quoted = (text: string) =>
  [...plain(text).matchAll(/„([^“]+)“|“([^”]+)”|« ?([^»]+?) ?»/g)].map(
    ([, german, english, other]) => german ?? english ?? other ?? '',
  );

async function readCatalogue(code: string): Promise<string[]> {
  const { name } = languages[code as LanguageCode];
  const messages = JSON.parse(await readFile(`translations/generated/${name}.json`, 'utf8')) as Record<
    string,
    string | { defaultMessage: string }
  >;
  return Object.values(messages).map((message) => (typeof message === 'string' ? message : message.defaultMessage));
}

describe('the insurer’s documents, articles and questions', () => {
  const insurer = borrowInsurer();

  it.each(Object.keys(products).flatMap((partner) => Object.keys(contents).map((language) => [partner, language])))(
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
      const known = new Set((await readCatalogue(language)).map(plain));

      expect(texts.flatMap(quoted)).not.toEqual([]);
      expect(texts.flatMap(quoted).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

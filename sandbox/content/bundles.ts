import type { Article, Question } from '#schema/rest/content.ts';

import { businessArticles } from './articles/business.ts';
import { help } from './articles/help.ts';
import { info } from './articles/info.ts';
import { monitoringArticles } from './articles/monitoring.ts';
import { monitoringSteps } from './articles/monitoringSteps.ts';
import { travelArticles } from './articles/travel.ts';
import type { Facts, Language } from './facts.ts';
import { type Publisher, parseLanguage, toFacts } from './partner.ts';
import { businessQuestions } from './questions/business.ts';
import { monitoringQuestions } from './questions/monitoring.ts';
import { sharedQuestions } from './questions/shared.ts';
import { travelQuestions } from './questions/travel.ts';
import { published, type WrittenArticle, type WrittenQuestions } from './writing.ts';

type Bundle = { articles: readonly WrittenArticle[]; questions: readonly WrittenQuestions[] };

const byProduct = new Map<string, Bundle>([
  ['travel', { articles: travelArticles, questions: travelQuestions }],
  ['parametric', { articles: businessArticles, questions: businessQuestions }],
  ['monitoring', { articles: [...monitoringArticles, ...monitoringSteps], questions: monitoringQuestions }],
]);

const empty = 'empty';

type Published = Bundle & { language: Language; facts: Facts };

const nothing: readonly never[] = [];

/** Returns the articles of a partner's bundle in order, or null if the bundle does not exist in that language. */
export function listArticles(partner: Publisher, bundle: string, locale: string): Article[] | null {
  const found = bundleOf(partner, bundle, locale);
  if (!found) return null;
  const { articles, language, facts } = found;

  return (['help', 'info', 'plans'] as const)
    .flatMap((category) => articles.filter((article) => article.category === category))
    .map(({ id, plan, category, dismissible, [language]: [title, summary, body] }, at) => ({
      ...(id !== null && { id }),
      ...(plan && { plan_title: plan }),
      title: published(title, language, facts),
      summary: published(summary, language, facts),
      body: published(body, language, facts),
      category,
      order: at + 1,
      ...(dismissible && { dismissible }),
    }));
}

/** Returns the frequent questions of a bundle, or null if it does not exist in that language. */
export function listQuestions(partner: Publisher, bundle: string, locale: string): Question[] | null {
  const found = bundleOf(partner, bundle, locale);
  if (!found) return null;
  const { questions, language, facts } = found;

  return questions.flatMap((part) =>
    part.questions
      .filter(({ where }) => where?.(facts) ?? true)
      .map(({ id, [language]: [question, answer] }) => ({
        id,
        category: published(part.category[language], language, facts),
        question: published(question, language, facts),
        answer: published(answer, language, facts),
      })),
  );
}

export const isAbout = ({ branding }: Publisher, product: string): boolean => branding?.product === product;

function bundleOf(partner: Publisher, bundle: string, locale: string): Published | null {
  const [facts, language] = [toFacts(partner), parseLanguage(locale)];
  const own = byProduct.get(partner.branding?.product ?? '');
  if (!facts || !language || !own) return null;
  if (bundle === empty) return { articles: nothing, questions: nothing, language, facts };
  if (bundle !== partner.cmsBundle) return null;
  return {
    articles: [...own.articles, ...help, ...info],
    questions: [...own.questions, ...sharedQuestions],
    language,
    facts,
  };
}

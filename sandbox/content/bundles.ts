import type { Article, Question } from '#schema/rest/content.ts';

import { businessArticles } from './articles/business.ts';
import { help } from './articles/help.ts';
import { info } from './articles/info.ts';
import { monitoringArticles } from './articles/monitoring.ts';
import { monitoringSteps } from './articles/monitoringSteps.ts';
import { travelArticles } from './articles/travel.ts';
import type { Facts, Language } from './facts.ts';
import { factsOf, languageIn, type Publisher } from './partner.ts';
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

/** Nobody has written anything for it. */
const empty = 'empty';

type Published = Bundle & { language: Language; facts: Facts };

const nothing: readonly never[] = [];

/** The articles of a partner's bundle, in their order. Null: there is no such bundle, or not in that language. */
export function articlesOf(partner: Publisher, bundle: string, locale: string): Article[] | null {
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

/** What is often asked. Null, as with articles. */
export function questionsOf(partner: Publisher, bundle: string, locale: string): Question[] | null {
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

/** Whether a partner's bundle says anything about a product. */
export const isAbout = ({ branding }: Publisher, product: string): boolean => branding?.product === product;

function bundleOf(partner: Publisher, bundle: string, locale: string): Published | null {
  const [facts, language] = [factsOf(partner), languageIn(locale)];
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

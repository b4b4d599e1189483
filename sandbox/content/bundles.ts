import type { Article, Question } from '#schema/rest/content.ts';

import { type ArticleEntry, articleEntries, stepEntries } from './articles.ts';
import type { Facts } from './facts.ts';
import { contents, type Language, parseLanguage } from './languages.ts';
import { type Publisher, toFacts } from './partner.ts';
import { isQuestionPublished, type QuestionId, questionIds } from './questions.ts';
import type { ArticleText, Content, QuestionSection, QuestionText } from './texts/content.ts';
import { published } from './writing.ts';

type WrittenArticle = Omit<ArticleEntry, 'id'> & ArticleText & { id: string | null };
type WrittenQuestion = QuestionText & { id: QuestionId; category: string };

type Bundle = { articles: readonly WrittenArticle[]; questions: readonly WrittenQuestion[] };

const byProduct = new Map<string, (content: Content) => Bundle>([
  [
    'travel',
    ({ articles, questions }) => ({
      articles: joinArticles(articleEntries.travel, articles.travel),
      questions: [
        ...joinQuestions(questionIds.insuringTrips, questions.insuringTrips),
        ...joinQuestions(questionIds.duringTrips, questions.duringTrips),
        ...joinQuestions(questionIds.disruptions, questions.disruptions),
        ...joinQuestions(questionIds.payouts, questions.payouts),
      ],
    }),
  ],
  [
    'parametric',
    ({ articles, questions }) => ({
      articles: joinArticles(articleEntries.business, articles.business),
      questions: [
        ...joinQuestions(questionIds.claims, questions.claims),
        ...joinQuestions(questionIds.claimPayouts, questions.claimPayouts),
      ],
    }),
  ],
  [
    'monitoring',
    ({ articles, monitoringSteps, questions }) => ({
      articles: [
        ...joinArticles(articleEntries.monitoring, articles.monitoring),
        ...joinArticles(stepEntries, monitoringSteps),
      ],
      questions: [
        ...joinQuestions(questionIds.monitoredData, questions.monitoredData),
        ...joinQuestions(questionIds.alerts, questions.alerts),
      ],
    }),
  ],
]);

const sharedBundle = ({ articles, questions }: Content): Bundle => ({
  articles: [...joinArticles(articleEntries.help, articles.help), ...joinArticles(articleEntries.info, articles.info)],
  questions: [
    ...joinQuestions(questionIds.signingIn, questions.signingIn),
    ...joinQuestions(questionIds.customerData, questions.customerData),
  ],
});

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
    .map(({ id, plan, category, dismissible, title, summary, body }, at) => ({
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

  return questions
    .filter(({ id }) => isQuestionPublished(id, facts))
    .map(({ id, category, question, answer }) => ({
      id,
      category: published(category, language, facts),
      question: published(question, language, facts),
      answer: published(answer, language, facts),
    }));
}

export const isAbout = ({ branding }: Publisher, product: string): boolean => branding?.product === product;

function bundleOf(partner: Publisher, bundle: string, locale: string): Published | null {
  const [facts, language] = [toFacts(partner), parseLanguage(locale)];
  const productBundle = byProduct.get(partner.branding?.product ?? '');
  if (!facts || !language || !productBundle) return null;
  if (bundle === empty) return { articles: nothing, questions: nothing, language, facts };
  if (bundle !== partner.cmsBundle) return null;
  const [own, shared] = [productBundle(contents[language]), sharedBundle(contents[language])];
  return {
    articles: [...own.articles, ...shared.articles],
    questions: [...own.questions, ...shared.questions],
    language,
    facts,
  };
}

/** Keeps the order of the entries, not that of the texts. */
function joinArticles<Key extends string>(
  entries: Record<Key, ArticleEntry>,
  texts: Record<Key, ArticleText>,
): WrittenArticle[] {
  return (Object.keys(entries) as Key[]).map((key) => ({ id: key, ...entries[key], ...texts[key] }));
}

function joinQuestions<Id extends QuestionId>(
  ids: readonly Id[],
  { category, questions }: QuestionSection<Id>,
): WrittenQuestion[] {
  return ids.map((id) => ({ id, category, ...questions[id] }));
}

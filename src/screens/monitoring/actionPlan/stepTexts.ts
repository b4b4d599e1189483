import type { PlanStep } from '#machines/monitoring/actionPlan/alerts.ts';
import type { Article } from '#rules/content/articles.ts';
import { readable } from '#src/lib/words.ts';

export type StepText = { title: string; summary: string; body: string };

/**
 * Returns the texts of a step: those of the article with its `plan_title` or, without one, its id. Without an article,
 * a `plan_title` in words is the title; anything else is a code, and the title is the id of the step in readable form.
 */
export function stepText({ actionItem, planTitle }: PlanStep, articles: readonly Article[]): StepText {
  const article =
    articles.find(({ plan }) => plan === planTitle) ?? articles.find(({ id }) => id === planTitle || id === actionItem);
  return article ?? { title: planTitle.includes(' ') ? planTitle : readable(actionItem), summary: '', body: '' };
}

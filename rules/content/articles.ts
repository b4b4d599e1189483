export type Article = {
  id: string;
  /** The `plan_title` by which steps of action plans name it; null if it has none. */
  plan: string | null;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  category: string;
  isDismissible: boolean;
};

export type Question = { id: string; category: string; question: string; answer: string };

type Sent = {
  id?: string | null | undefined;
  plan_title?: string | null | undefined;
  title: string;
  summary: string;
  body: string;
  category: string;
  order: number;
  dismissible?: boolean | null | undefined;
};

/**
 * Returns the articles in order, without duplicates. Replaces a missing id by the plan's title, and a missing title as
 * well.
 */
export function toArticles(sent: readonly Sent[]): Article[] {
  const inOrder = [...sent].sort((one, other) => one.order - other.order);
  return eachOnce(
    inOrder.map(({ id, plan_title: plan, title, summary, body, category, dismissible }) => ({
      id: id || plan || title,
      plan: plan || null,
      title: title || plan || '',
      summary,
      body,
      category,
      isDismissible: dismissible === true,
    })),
  );
}

export const toQuestions = (sent: readonly Question[]): Question[] =>
  eachOnce(sent.map(({ id, category, question, answer }) => ({ id, category, question, answer })));

function eachOnce<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (item.id && !byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

const most = 2;

/** Returns the articles that the overview shows until they are dismissed. */
export const listOverviewArticles = (articles: readonly Article[], dismissed: readonly string[]): Article[] =>
  articles.filter((article) => isForOverview(article) && !dismissed.includes(article.id)).slice(0, most);

export const isForOverview = ({ category, isDismissible }: Article): boolean => category === 'info' && isDismissible;

/** Groups items by category, in the order in which each category first appears. */
export function byCategory<Item extends { category: string }>(
  items: readonly Item[],
): { category: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([category, ofIt]) => ({ category, items: ofIt }));
}

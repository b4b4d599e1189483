import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ContentActor, ContentSnapshot, What } from '#machines/content/content.machine.ts';
import type { Article, Question } from '#rules/content/articles.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import type { Reading } from '#src/ui/data/reading.ts';
import { connectContent } from './connectContent.ts';
import { createContentCache } from './contentCache.ts';

export type Content<Item> = {
  flow: ContentActor;
  reading: Reading<readonly Item[]>;
  /** The content comes from the cache, so the insurer may have more by now. */
  isKept: boolean;
  /** Language of the content; an earlier one if it is unavailable in the portal's language. */
  locale: string | undefined;
  /** Ids of the dismissed articles. */
  dismissed: readonly string[];
};

export const useArticles = (): Content<Article> => useContent('articles', isArticle);
export const useQuestions = (): Content<Question> => useContent('questions', isQuestion);

const isArticle = (item: Article | Question): item is Article => 'body' in item;
const isQuestion = (item: Article | Question): item is Question => 'answer' in item;

function useContent<Item>(what: What, isIt: (item: Article | Question) => item is Item & (Article | Question)) {
  const { locale } = useIntl();
  const { local, clock } = usePortal();
  const client = useApp(({ context }) => context.client);
  const bundle = client?.cmsBundle ?? '';
  const [kept] = useState(() => createContentCache(local, bundle).read());
  const input = {
    what,
    bundle,
    locale,
    product: client?.branding.product ?? '',
    kept: kept[what],
    dismissed: kept.dismissed,
    now: clock.now(),
  };
  const flow = useFlow(connectContent(what), { input });
  const state = useSelector(flow, (snapshot) => snapshot);

  useEffect(() => {
    flow.send({ type: 'language.changed', locale, at: clock.now() });
  }, [flow, locale, clock]);

  useEffect(() => {
    const again = () => {
      if (['failed', 'unrenewed'].includes(flow.getSnapshot().value)) flow.send({ type: 'reload.requested' });
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [flow]);

  const { kept: content, dismissed } = state.context;
  const reading: Reading<readonly Item[]> = {
    view: viewOf(state),
    data: content?.items.filter(isIt) ?? (state.matches('without') ? [] : null),
    loadedAt: content?.cachedAt ?? null,
    retry: () => flow.send({ type: 'reload.requested' }),
    attributes: { 'data-content': what, ...flowAttributes(state) },
  };
  return { flow, reading, isKept: content !== null && content === kept[what], locale: content?.locale, dismissed };
}

function viewOf({ value, context: { kept } }: ContentSnapshot): Reading<unknown>['view'] {
  if (value === 'failed') return 'failed';
  if (value !== 'fetching') return 'loaded';
  if (!kept) return 'loading';
  return kept.items.length > 0 ? 'loaded' : 'refreshing';
}

import type { GraphQLClient } from 'graphql-request';

import type { ContentAnswer } from '#machines/content/content.machine.ts';
import { toArticles, toQuestions } from '#rules/content/articles.ts';

import { ArticlesDocument, FaqDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Line = { client: GraphQLClient; now: () => number; signedIn: boolean };

export function createBundlesApi({ client, now, signedIn }: Line) {
  return {
    articles: (variables: { bundle: string; locale: string }, signal: AbortSignal): Promise<ContentAnswer> =>
      answered(
        async () => {
          const { articles } = await client.request({ document: ArticlesDocument, variables, signal });
          return { kind: 'found', items: toArticles(articles), at: now() };
        },
        { signedIn },
      ),

    questions: (
      variables: { product: string; bundle: string; locale: string },
      signal: AbortSignal,
    ): Promise<ContentAnswer> =>
      answered(
        async () => {
          const { faq } = await client.request({ document: FaqDocument, variables, signal });
          return { kind: 'found', items: toQuestions(faq), at: now() };
        },
        { signedIn },
      ),
  };
}

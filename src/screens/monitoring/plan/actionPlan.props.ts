import type { ComponentType } from 'react';

import type { Article } from '#rules/content/articles.ts';

/** What the content service has to say about steps. */
export type StepContent = {
  articles: readonly Article[];
  /** The language of the articles. */
  locale: string | undefined;
  isLoading: boolean;
  /** Shows a text in Markdown. */
  Text: ComponentType<{ text: string }>;
};

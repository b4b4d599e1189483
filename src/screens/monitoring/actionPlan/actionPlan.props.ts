import type { ComponentType } from 'react';

import type { Article } from '#rules/content/articles.ts';

/** The texts of the content service about steps. */
export type StepContent = {
  articles: readonly Article[];
  /** The language of the articles. */
  locale: string | undefined;
  isLoading: boolean;
  /** Renders a Markdown text. */
  Text: ComponentType<{ text: string }>;
};

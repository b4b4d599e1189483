import type { ArticlesQuery, DocumentQuery, FaqQuery } from '#src/api/generated/documents.ts';

export const keyFacts: DocumentQuery = {
  document: {
    __typename: 'Document',
    locale: 'en',
    title: 'Key facts',
    body: 'In short.\n\n## What is insured\n\nDelays and cancellations.\n\n## More\n\nRead the [terms of business](/terms).',
  },
};

const article = {
  __typename: 'Article' as const,
  plan_title: null,
  body: 'At **length**.',
  category: 'info',
  dismissible: true,
};

export const articles: ArticlesQuery = {
  articles: [
    {
      ...article,
      id: 'never-ask',
      title: 'We never ask for your password',
      summary: 'Anyone who does is not from us.',
      order: 1,
    },
    { ...article, id: 'in-time', title: 'Insure a flight in good time', summary: 'A day before.', order: 2 },
  ],
};

export const faq: FaqQuery = {
  faq: [
    {
      __typename: 'Question',
      id: 'code',
      category: 'Signing in',
      question: 'Where is my code?',
      answer: 'In an *email*.',
    },
  ],
};

import type { DocumentQuery } from '#src/api/generated/documents.ts';

/** A text of the insurer's, whichever was asked for. */
export const keyFacts: DocumentQuery = {
  document: {
    __typename: 'Document',
    locale: 'en',
    title: 'Key facts',
    body: 'In short.\n\n## What is insured\n\nDelays and cancellations.\n\n## More\n\nRead the [terms of business](/terms).',
  },
};

import type { ComponentProps } from 'react';
import { DocumentPage } from '#src/screens/content/DocumentPage.tsx';
import { ArticlePage } from '#src/screens/content/help/ArticlePage.tsx';
import { HelpPage } from '#src/screens/content/help/HelpPage.tsx';
import { QuestionsPage } from '#src/screens/content/help/QuestionsPage.tsx';

import { WithData } from '../inside/WithData.tsx';

export type Read = 'help' | 'article' | 'faq' | ComponentProps<typeof DocumentPage>['name'];

/**
 * Shows the partner's documents. Open to guests, because links may come from anywhere and people who cannot sign in
 * need help.
 */
export default function PublicDocument({ name }: { name: Read }) {
  return (
    <WithData>
      <Shown name={name} />
    </WithData>
  );
}

function Shown({ name }: { name: Read }) {
  switch (name) {
    case 'help':
      return <HelpPage />;
    case 'article':
      return <ArticlePage />;
    case 'faq':
      return <QuestionsPage />;
    default:
      return <DocumentPage name={name} />;
  }
}

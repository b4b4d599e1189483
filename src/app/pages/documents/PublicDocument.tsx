import type { ComponentProps } from 'react';
import { DocumentPage } from '#src/screens/content/DocumentPage.tsx';
import { ArticlePage } from '#src/screens/content/help/ArticlePage.tsx';
import { HelpPage } from '#src/screens/content/help/HelpPage.tsx';
import { QuestionsPage } from '#src/screens/content/help/QuestionsPage.tsx';

import { WithData } from '../inside/WithData.tsx';

export type Read = 'help' | 'article' | 'faq' | ComponentProps<typeof DocumentPage>['name'];

/** Texts of the partner's. Open to guests: a link may lead here from anywhere, and who cannot sign in needs help most. */
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

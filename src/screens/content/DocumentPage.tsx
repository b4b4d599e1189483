import { useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';

import styles from './DocumentPage.module.css';
import { MarkdownText } from './MarkdownText.tsx';
import { useDocumentReading } from './useDocumentReading.ts';

const names = {
  key_facts: 'content.key_facts.title',
  payout_terms: 'content.payout_terms.title',
  privacy: 'content.privacy.title',
  terms: 'content.terms.title',
} as const satisfies Record<string, TextId>;

/** Page of a legal text of the partner. Uses the portal's own title until the text is loaded, and if there is none. */
export function DocumentPage({ name }: { name: keyof typeof names }) {
  const { formatMessage } = useIntl();
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const reading = useDocumentReading(name);
  const title = reading.data?.document?.title || formatMessage({ id: names[name] });

  return (
    <article
      className={isUser ? styles.page : `${styles.page} ${styles.ofGuest}`}
      lang={reading.data?.document?.locale}
    >
      <DocumentTitle page={title} />
      <PageHeading>{title}</PageHeading>
      <DataArea
        reading={reading}
        failed="content.failed"
        isEmpty={({ document }) => !document?.body.trim()}
        empty="content.empty"
      >
        {({ document }) => (
          <Ground>
            <MarkdownText text={document?.body ?? ''} />
          </Ground>
        )}
      </DataArea>
    </article>
  );
}

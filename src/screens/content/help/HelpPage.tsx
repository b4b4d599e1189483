import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { isForOverview } from '#rules/content/articles.ts';
import { isSearch, searchItems } from '#rules/content/search.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { useArticles, useQuestions } from '../bundles/useContent.ts';
import { ArticlesCard } from './ArticlesCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Help page, for guests as well: articles, questions and contact details. */
export function HelpPage() {
  const articles = useArticles();
  const questions = useQuestions();
  const [sought, setSought] = useState('');
  const isSeeking = isSearch(sought);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));

  const all = { articles: articles.reading.data ?? [], questions: questions.reading.data ?? [] };
  const found = isSeeking
    ? {
        articles: searchItems(all.articles, {
          sought,
          textsOf: ({ title, summary, body }) => [title, summary, body],
        }),
        questions: searchItems(all.questions, {
          sought,
          textsOf: ({ question, answer }) => [question, answer],
        }),
      }
    : all;
  const count = found.articles.length + found.questions.length;
  const isAllRead = articles.reading.data !== null && questions.reading.data !== null;
  /** Hide a list without search results, but keep one that failed to load, because it shows its error. */
  const isPassedOver = ({ reading }: { reading: { data: unknown } }, shown: readonly unknown[]) =>
    isSeeking && reading.data !== null && shown.length === 0;
  const isPutAway = all.articles.some((article) => isForOverview(article) && articles.dismissed.includes(article.id));

  return (
    <HelpFrame>
      <PageTitle id="content.help.title" />
      <PageHeading lead={<FormattedMessage id="content.help.lead" />}>
        <FormattedMessage id="content.help.title" />
      </PageHeading>
      <SearchBox sought={sought} onSeek={setSought} found={isSeeking && (count > 0 || isAllRead) ? count : null} />
      {isPassedOver(articles, found.articles) ? null : (
        <ArticlesCard
          content={articles}
          shown={found.articles}
          onHaveBack={isUser && isPutAway ? () => articles.flow.send({ type: 'dismissals.undone' }) : null}
        />
      )}
      {isPassedOver(questions, found.questions) ? null : <QuestionsCard content={questions} shown={found.questions} />}
      <ContactCard />
    </HelpFrame>
  );
}

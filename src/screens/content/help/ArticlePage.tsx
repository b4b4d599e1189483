import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import type { Article } from '#rules/content/articles.ts';
import { addresses } from '#src/lib/addresses.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';
import { type Content, useArticles } from '../bundles/useContent.ts';
import { MarkdownText } from '../MarkdownText.tsx';
import { HelpFrame } from './HelpFrame.tsx';

/** Page of an article. The address can name an article that no longer exists. */
export function ArticlePage() {
  const { article: id } = useParams();
  const { formatMessage } = useIntl();
  const articles = useArticles();
  const { locale } = articles;
  const article = articles.reading.data?.find((each) => each.id === id);
  const reading = useReadAgain(articles, articles.isKept && !article);
  const isMissing = reading.data !== null && !article && reading.view === 'loaded';
  const title = article?.title ?? formatMessage({ id: isMissing ? 'content.article.missing' : 'content.help.title' });

  return (
    <HelpFrame>
      <DocumentTitle page={title} />
      <PageHeading
        back={
          <BackLink to={addresses.help}>
            <FormattedMessage id="content.help.title" />
          </BackLink>
        }
        lead={article ? <span lang={locale}>{article.summary}</span> : undefined}
      >
        <span lang={article ? locale : undefined}>{title}</span>
      </PageHeading>
      <DataArea reading={reading} failed="content.failed" isEmpty={() => false} empty="content.empty">
        {() => (
          <Ground>
            {article ? (
              <article lang={locale}>
                <MarkdownText text={article.body} />
              </article>
            ) : (
              <>
                <p>
                  <FormattedMessage id="content.article.missing.text" />
                </p>
                <TextLink to={addresses.help}>
                  <FormattedMessage id="content.article.missing.help" />
                </TextLink>
              </>
            )}
          </Ground>
        )}
      </DataArea>
    </HelpFrame>
  );
}

/** Reads once more before reporting a missing article, because the cache may be too old to contain it. */
function useReadAgain({ flow, reading }: Content<Article>, isSought: boolean): Content<Article>['reading'] {
  const state = useSelector(flow, ({ value }) => value);
  const isUnasked = isSought && state === 'ready';

  useEffect(() => {
    if (isUnasked) flow.send({ type: 'reload.requested' });
  }, [flow, isUnasked]);

  return isSought ? { ...reading, view: state === 'unrenewed' ? 'failed' : 'loading' } : reading;
}

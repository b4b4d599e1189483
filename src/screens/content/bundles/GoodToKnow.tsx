import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type Article, listOverviewArticles } from '#rules/content/articles.ts';
import { getArticlePath } from '#src/lib/links/paths.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { useArticles } from './useContent.ts';

const useStyles = makeStyles({
  items: {
    display: 'grid',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
  },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px', alignItems: 'start' },
  words: { display: 'grid', gap: '4px', justifyItems: 'start' },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  summary: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  away: { minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px' } },
});

type GoodToKnowProps = {
  /**
   * Whether the content above has loaded. The card may only appear together with it, so that it moves nothing the user
   * has seen.
   */
  room: 'to come' | 'there' | 'none';
};

/**
 * Shows the insurer's articles until the user dismisses them. Articles that load later than the page appear on the next
 * visit.
 */
export function GoodToKnow({ room }: GoodToKnowProps) {
  const { reading, dismissed, locale, flow } = useArticles();
  const [isShown, setShown] = useState<boolean | null>(room === 'none' ? false : null);
  if (isShown === null && room !== 'to come') setShown(room === 'there' && reading.data !== null);
  const unasked = listOverviewArticles(reading.data ?? [], dismissed);
  if (!isShown || unasked.length === 0) return null;

  return (
    <div ref={toHeadingWhenGone} data-unasked="">
      <Card title={<FormattedMessage id="content.good_to_know" />} attributes={reading.attributes}>
        <Items articles={unasked} lang={locale} onDismiss={({ id }) => flow.send({ type: 'article.dismissed', id })} />
      </Card>
    </div>
  );
}

type ItemsProps = { articles: readonly Article[]; lang: string | undefined; onDismiss: (article: Article) => void };

function Items({ articles, lang, onDismiss }: ItemsProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const dismiss = (article: Article) => (event: MouseEvent<HTMLElement>) => {
    focusAround(event.currentTarget);
    onDismiss(article);
  };

  return (
    <ul className={styles.items} lang={lang}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <div className={styles.words}>
            <h3 className={styles.title}>{article.title}</h3>
            <p className={styles.summary}>{article.summary}</p>
            <TextLink
              to={getArticlePath(article)}
              label={formatMessage({ id: 'content.read_more.of' }, { title: article.title })}
            >
              <FormattedMessage id="content.read_more" />
            </TextLink>
          </div>
          <Button
            appearance="subtle"
            className={mergeClasses(touch.target, styles.away)}
            icon={<DismissRegular />}
            aria-label={formatMessage({ id: 'content.put_away' }, { title: article.title })}
            onClick={dismiss(article)}
          />
        </li>
      ))}
    </ul>
  );
}

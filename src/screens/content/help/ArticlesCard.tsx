import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { type Article, byCategory } from '#rules/content/articles.ts';
import { getArticlePath } from '#src/lib/links/paths.ts';
import type { TextId } from '#src/lib/texts.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import type { Content } from '../bundles/useContent.ts';
import { AskAgain } from './AskAgain.tsx';
import { useGroupStyles } from './groups.ts';

const useStyles = makeStyles({
  item: { display: 'grid', justifyItems: 'start' },
  summary: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  back: { justifySelf: 'start' },
});

const headings = new Map<string, TextId>([
  ['help', 'content.articles.help'],
  ['info', 'content.good_to_know'],
  ['plans', 'content.articles.plans'],
]);

type ArticlesCardProps = {
  content: Content<Article>;
  shown: readonly Article[];
  /** Brings the dismissed articles back; null if none was dismissed. */
  onHaveBack: (() => void) | null;
};

export function ArticlesCard({ content: { reading, locale }, shown, onHaveBack }: ArticlesCardProps) {
  const styles = useStyles();
  const groups = useGroupStyles();

  return (
    <DataCard
      title="content.articles.title"
      reading={reading}
      failed="content.articles.failed"
      isEmpty={() => shown.length === 0}
      empty="content.empty"
      emptyAction={<AskAgain onAsk={reading.retry} />}
    >
      {() => (
        <div className={groups.groups} lang={locale}>
          {byCategory(shown).map(({ category, items }) => (
            <section key={category} className={groups.group}>
              <h3 className={groups.heading}>
                <FormattedMessage id={headings.get(category) ?? 'content.articles.more'} />
              </h3>
              <ul className={mergeClasses(groups.items, groups.inColumns)}>
                {items.map((article) => (
                  <li key={article.id} className={styles.item}>
                    <TextLink to={getArticlePath(article)}>{article.title}</TextLink>
                    <p className={styles.summary}>{article.summary}</p>
                  </li>
                ))}
              </ul>
              {category === 'info' && onHaveBack ? <HaveBack className={styles.back} onHaveBack={onHaveBack} /> : null}
            </section>
          ))}
        </div>
      )}
    </DataCard>
  );
}

function HaveBack({ className, onHaveBack }: { className: string; onHaveBack: () => void }) {
  const touch = useTouchStyles();

  return (
    <Button
      className={mergeClasses(touch.target, className)}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onHaveBack();
      }}
    >
      <FormattedMessage id="content.have_back" />
    </Button>
  );
}

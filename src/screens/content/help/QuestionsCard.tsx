import { byCategory, type Question } from '#rules/content/articles.ts';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import type { Content } from '../bundles/useContent.ts';
import { MarkdownText } from '../MarkdownText.tsx';
import { AskAgain } from './AskAgain.tsx';
import { useGroupStyles } from './groups.ts';
import styles from './QuestionsCard.module.css';

type QuestionsCardProps = {
  content: Content<Question>;
  shown: readonly Question[];
  /** The page has the same title, so the card's is hidden visually. */
  isTitleHeard?: boolean;
};

export function QuestionsCard({ content: { reading, locale }, shown, isTitleHeard = false }: QuestionsCardProps) {
  const groups = useGroupStyles();

  return (
    <DataCard
      title="content.questions.title"
      isTitleHeard={isTitleHeard}
      reading={reading}
      failed="content.questions.failed"
      isEmpty={() => shown.length === 0}
      empty="content.empty"
      emptyAction={<AskAgain onAsk={reading.retry} />}
    >
      {() => (
        <div className={groups.groups} lang={locale}>
          {byCategory(shown).map(({ category, items }) => (
            <section key={category} className={groups.group}>
              <h3 className={groups.heading}>{category}</h3>
              <div>
                {items.map(({ id, question, answer }) => (
                  <details key={id} className={styles.question} data-question={id}>
                    <summary className={styles.summary}>{question}</summary>
                    <div className={styles.answer}>
                      <MarkdownText text={answer} />
                    </div>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </DataCard>
  );
}

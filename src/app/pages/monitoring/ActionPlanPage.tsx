import { useArticles } from '#src/screens/content/bundles/useContent.ts';
import { MarkdownText } from '#src/screens/content/MarkdownText.tsx';
import { ActionPlan } from '#src/screens/monitoring/actionPlan/ActionPlan.tsx';

/** What to do about an alert, step by step. */
export default function ActionPlanPage() {
  const { reading, locale } = useArticles();
  const content = { articles: reading.data ?? [], locale, isLoading: reading.view === 'loading', Text: MarkdownText };

  return <ActionPlan content={content} />;
}

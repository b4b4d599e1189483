import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { StepFailure } from '#machines/monitoring/actionPlan/wishes.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';

import type { StepContent } from './actionPlan.props.ts';
import type { StepText } from './stepTexts.ts';

const useStyles = makeStyles({
  box: { marginInlineStart: '-8px', '@media (pointer: coarse)': { paddingBlock: '4px' } },
  // Fluent mutes the label of an unticked box.
  title: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
  body: { '& > div': { fontSize: 'inherit', lineHeight: 'inherit' } },
  // Aligned with the label of the box.
  more: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', marginInlineStart: '32px' },
  text: { margin: 0, overflowWrap: 'anywhere' },
  how: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

const failureTexts: Record<StepFailure, TextId> = {
  refused: 'alerts.step.refused',
  notReceived: 'alerts.step.not_received',
  unknown: 'alerts.step.unknown',
};

type StepProps = {
  text: StepText;
  content: Pick<StepContent, 'locale' | 'Text'>;
  isTicked: boolean;
  failure: StepFailure | undefined;
  whyNot: string | undefined;
  onToggle: () => void;
};

/** A step of an action plan: a checkbox, its topic, its instructions, and the reason if a change was not saved. */
export function Step({ text, content: { locale: lang, Text }, isTicked, failure, whyNot, onToggle }: StepProps) {
  const { title, summary, body } = text;
  const styles = useStyles();
  const focus = useFocusStyles();
  const about = useId();
  const wrong = useId();
  const described = [summary ? about : null, failure ? wrong : null, whyNot ?? null].filter(Boolean).join(' ');

  return (
    <Stack gap={4}>
      <Checkbox
        className={styles.box}
        size="large"
        label={
          <span className={styles.title} lang={lang}>
            {title}
          </span>
        }
        checked={isTicked}
        disabled={whyNot !== undefined}
        aria-describedby={described || undefined}
        onChange={onToggle}
      />
      <div className={styles.more}>
        {summary ? (
          <p id={about} className={styles.text} lang={lang}>
            {summary}
          </p>
        ) : null}
        {body ? (
          <details>
            <summary className={focus.ring}>
              <span className={styles.how}>
                <FormattedMessage id="alerts.step.how" />
              </span>
            </summary>
            <div className={styles.body} lang={lang}>
              <Text text={body} />
            </div>
          </details>
        ) : null}
        <div role="alert">
          {failure ? (
            <p id={wrong} className={styles.failure}>
              <FormattedMessage id={failureTexts[failure]} />
            </p>
          ) : null}
        </div>
      </div>
    </Stack>
  );
}

import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import links from '#src/ui/link.module.css';
import styles from './forms.module.css';

/** What is wrong, after a form was refused: each line leads to its field. It takes the focus when it comes. */
export function ErrorSummary() {
  const { submitFailed, errors, submitErrors, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: { submitFailed: true, errors: true, submitErrors: true, dirtyFieldsSinceLastSubmit: true },
  });
  const problems = Object.entries<TextId>({ ...submitErrors, ...errors }).filter(
    ([field]) => errors?.[field] !== undefined || !dirtyFieldsSinceLastSubmit?.[field],
  );

  return submitFailed && problems.length > 0 ? (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={takeFocus}>
      <h2 className={styles.summaryTitle}>
        <FormattedMessage id="validation.summary" values={{ count: problems.length }} />
      </h2>
      <ul className={styles.problems}>
        {problems.map(([field, problem]) => (
          <li key={field}>
            <button
              type="button"
              className={`${links.link} ${styles.problem}`}
              onClick={() => document.getElementById(field)?.focus()}
            >
              <FormattedMessage id={problem} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}

const takeFocus = (box: HTMLDivElement | null) => box?.focus();

import { FORM_ERROR } from 'final-form';
import type { ComponentType } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import links from '#src/ui/link.module.css';
import styles from './forms.module.css';
import { listProblems } from './problems.ts';
import { Say, type Words } from './Say.tsx';

export type Problem = [field: string, problem: Words];

type PlainErrorSummaryProps = {
  /** Refusal to show before the form is submitted. */
  earlier?: Words | null;
  /** Renders a line. Without it, lines contain only the problem. */
  Line?: ComponentType<{ problem: Problem; among: readonly Problem[] }> | null;
};

/**
 * Lists the problems of a refused form, each linked to its field except those of the whole form. Takes the focus on
 * each failed submit, but not while the user is typing.
 */
export function PlainErrorSummary({ earlier = null, Line = null }: PlainErrorSummaryProps) {
  const form = useFormState({
    subscription: {
      submitFailed: true,
      touched: true,
      error: true,
      errors: true,
      submitErrors: true,
      dirtySinceLastSubmit: true,
      dirtyFieldsSinceLastSubmit: true,
      modifiedSinceLastSubmit: true,
    },
  });
  // A field that was added after the submit is not touched.
  const own = listProblems({ ...form.errors, ...(form.error && { [FORM_ERROR]: form.error }) }).filter(
    ([field]) => form.touched?.[field] !== false,
  );
  const isOwn = new Set(own.map(([field]) => field));
  const isChanged = (field: string) =>
    field === FORM_ERROR ? form.dirtySinceLastSubmit : form.dirtyFieldsSinceLastSubmit?.[field];
  const refused = listProblems(form.submitErrors).filter(([field]) => !isOwn.has(field) && !isChanged(field));
  const first: Problem[] = earlier ? [[FORM_ERROR, earlier]] : [];
  // Fields register in the order of the page.
  const order = [...Object.keys(form.touched ?? {}), FORM_ERROR];
  const found = [...refused, ...own].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const problems = form.submitFailed ? found : first;

  return problems.length > 0 ? (
    <div
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      ref={form.modifiedSinceLastSubmit ? takeFocusWhenSent : takeFocus}
    >
      <h2 className={styles.summaryTitle}>
        <FormattedMessage id="validation.summary" values={{ count: problems.length }} />
      </h2>
      <ul className={styles.problems}>
        {problems.map(([field, problem]) => (
          <li key={field}>
            {field === FORM_ERROR ? (
              <span className={styles.problem}>
                <Say words={problem} />
              </span>
            ) : (
              <button
                type="button"
                className={`${links.link} ${styles.problem}`}
                onClick={() => document.getElementById(field)?.focus()}
              >
                {Line ? <Line problem={[field, problem]} among={problems} /> : <Say words={problem} />}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}

function takeFocus(box: HTMLDivElement | null) {
  box?.focus();
  return takeFocusWhenSent(box);
}

function takeFocusWhenSent(box: HTMLDivElement | null) {
  const form = box?.closest('form');
  // After the timeout the form has been submitted, and the summary is gone if nothing was wrong.
  const takeAgain = () => setTimeout(() => box?.focus());
  form?.addEventListener('submit', takeAgain);
  return () => form?.removeEventListener('submit', takeAgain);
}

import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Say, type Words } from '#src/forms/Say.tsx';
import { DocumentTitle } from '#src/session/PageTitle.tsx';

export type Step = { at: number; of: number };

export type StepHeadingProps = {
  title: Words;
  step?: Step | undefined;
  /** Something on this page has to be mended. */
  isWrong?: boolean;
};

const useStyles = makeStyles({
  top: { display: 'grid', gap: '8px' },
  step: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
});

/** Where one is, and what is asked here. It has the focus when a page comes, and names the page in the browser's tab. */
export function StepHeading({ title, step, isWrong = false }: StepHeadingProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // A dialog that opens gives the focus to its first control, after all that is in it has come; the heading takes it then.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  const name =
    typeof title === 'string'
      ? formatMessage({ id: title })
      : formatMessage({ id: title.id }, title.values as Record<string, string>);
  const page = step ? formatMessage({ id: 'wizard.page_title' }, { ...step, page: name }) : name;

  return (
    <div className={styles.top}>
      <DocumentTitle page={page} isWrong={isWrong} />
      {step ? (
        <>
          <p className={styles.step}>
            <FormattedMessage id="wizard.step" values={step} />
          </p>
          <ProgressBar value={step.at} max={step.of} aria-label={formatMessage({ id: 'wizard.step' }, step)} />
        </>
      ) : null}
      <h3 className={styles.heading} tabIndex={-1} ref={heading}>
        <Say words={title} />
      </h3>
    </div>
  );
}

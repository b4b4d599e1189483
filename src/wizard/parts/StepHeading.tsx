import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Say, type Words } from '#src/forms/Say.tsx';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { useFrame } from '../frame/FrameContext.ts';

export type Step = { at: number; of: number };

export type StepHeadingProps = {
  title: Words;
  step?: Step | undefined;
  isWrong?: boolean;
};

const useStyles = makeStyles({
  heading: {
    margin: 0,
    marginBlockStart: '12px',
    ...displayType,
    fontSize: '28px',
    lineHeight: '36px',
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
});

/**
 * Heading of a wizard page with its step. Takes the focus when the page appears and sets the title of the browser's
 * tab.
 */
export function StepHeading({ title, step, isWrong = false }: StepHeadingProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { heading: Heading } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  // Fluent focuses the first control of a dialog once the content is rendered, so focus the heading after that.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  const name =
    typeof title === 'string'
      ? formatMessage({ id: title })
      : formatMessage({ id: title.id }, title.values as Record<string, string>);
  const page = step ? formatMessage({ id: 'wizard.page_title' }, { ...step, page: name }) : name;

  return (
    <>
      <DocumentTitle page={page} isWrong={isWrong} />
      {step ? <Progress {...step} /> : null}
      <Heading className={styles.heading} tabIndex={-1} ref={heading}>
        <Say words={title} />
      </Heading>
    </>
  );
}

const useProgressStyles = makeStyles({
  step: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  progress: { display: 'flex', gap: '6px', paddingBlock: '4px 8px' },
  part: {
    flexGrow: 1,
    height: '4px',
    borderRadius: portalTokens.borderRadiusChip,
    backgroundColor: tokens.colorNeutralStroke2,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  done: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

/** Shows the step in the title row of the dialog, and a progress bar with a segment for each step. */
function Progress({ at, of }: Step) {
  const styles = useProgressStyles();
  const { formatMessage } = useIntl();
  const { step, progress } = useFrame();

  return (
    <>
      {step &&
        createPortal(
          <p className={styles.step}>
            <FormattedMessage id="wizard.step" values={{ at, of }} />
          </p>,
          step,
        )}
      {progress &&
        createPortal(
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={formatMessage({ id: 'wizard.step' }, { at, of })}
            aria-valuemin={0}
            aria-valuemax={of}
            aria-valuenow={at}
          >
            {Array.from({ length: of }, (_, part) => part).map((part) => (
              <span key={part} className={mergeClasses(styles.part, part < at && styles.done)} />
            ))}
          </div>,
          progress,
        )}
    </>
  );
}

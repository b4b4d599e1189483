import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, SubtractRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { portalTokens } from '../tokens.ts';
import { heard, letters } from './look.ts';

export type Step = {
  key: string;
  /** `over` means that nothing follows. */
  state: 'done' | 'now' | 'coming' | 'over';
  /** Replaced by a tick for `done` and by a dash for `over`. */
  icon: ReactElement;
  title: ReactNode;
  /** Time, and who acts. */
  children?: ReactNode;
};

const texts: Record<Step['state'], TextId> = {
  done: 'flights.step.done',
  now: 'flights.step.now',
  coming: 'flights.step.coming',
  over: 'flights.step.done',
};

const signs: Partial<Record<Step['state'], ReactElement>> = { done: <CheckmarkRegular />, over: <SubtractRegular /> };

const useStyles = makeStyles({
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  step: {
    position: 'relative',
    paddingInlineStart: '44px',
    paddingBlockEnd: '24px',
    ':last-child': { paddingBlockEnd: 0 },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '13px',
      insetBlock: '30px -2px',
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
    ':last-child::before': { display: 'none' },
  },
  past: { '::before': { borderInlineStartColor: tokens.colorStatusSuccessBorder1 } },
  node: {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '-3px',
    boxSizing: 'border-box',
    width: '28px',
    height: '28px',
    display: 'grid',
    placeItems: 'center',
    fontSize: '15px',
    borderRadius: portalTokens.borderRadiusNode,
    ...shorthands.border('2px', 'solid'),
    '& svg': { stroke: 'currentColor', strokeWidth: '0.6px' },
  },
  done: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    ...shorthands.borderColor(tokens.colorStatusSuccessBorder1),
  },
  now: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: `0 0 0 5px ${tokens.colorBrandBackground2}`,
    ...shorthands.borderColor(tokens.colorBrandBackground),
  },
  coming: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    ...shorthands.borderColor(tokens.colorNeutralStrokeAccessible),
  },
  over: {
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    ...shorthands.borderColor(tokens.colorNeutralStrokeAccessible),
  },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  when: { ...letters.fine, display: 'block', marginBlockStart: '2px', color: tokens.colorNeutralForeground2 },
  heard,
});

type TimelineProps = { steps: readonly Step[] } | { children: ReactNode };

/** List of past, current and future steps in order, given as data or as `TimelineStep` elements. */
export function Timeline(props: TimelineProps) {
  const styles = useStyles();

  return (
    <ol className={styles.steps}>
      {'steps' in props ? props.steps.map(({ key, ...step }) => <TimelineStep key={key} {...step} />) : props.children}
    </ol>
  );
}

export function TimelineStep({ state, icon, title, children }: Omit<Step, 'key'>) {
  const styles = useStyles();

  return (
    <li className={mergeClasses(styles.step, state === 'done' && styles.past)}>
      <span className={mergeClasses(styles.node, styles[state])}>{signs[state] ?? icon}</span>
      <span className={styles.heard}>
        <FormattedMessage id={texts[state]} />
      </span>{' '}
      <strong className={styles.title}>{title}</strong>{' '}
      {children ? <span className={styles.when}>{children}</span> : null}
    </li>
  );
}

import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

import { portalTokens } from '../tokens.ts';

export type Tone = 'neutral' | 'informative' | 'success' | 'warning' | 'danger';

const inTone = (ground: string, words: string, line: string) => ({
  backgroundColor: ground,
  color: words,
  ...shorthands.borderColor(line),
});

const useStyles = makeStyles({
  // Wraps a long word instead of overflowing.
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minHeight: '26px',
    maxWidth: '100%',
    flexShrink: 0,
    padding: '3px 11px 3px 8px',
    ...shorthands.border('1px', 'solid', 'transparent'),
    borderRadius: portalTokens.borderRadiusChip,
    fontSize: '12.5px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': shorthands.borderColor('CanvasText'),
  },
  // Icons this small need thicker lines beside bold text.
  icon: { display: 'flex', flexShrink: 0, fontSize: '16px', '& svg': { stroke: 'currentColor', strokeWidth: '0.5px' } },
  neutral: inTone(tokens.colorNeutralBackground6, tokens.colorNeutralForeground2, tokens.colorNeutralStroke2),
  informative: inTone(tokens.colorBrandBackground2, tokens.colorBrandForeground2, tokens.colorBrandStroke2),
  success: inTone(
    tokens.colorStatusSuccessBackground1,
    tokens.colorStatusSuccessForeground1,
    tokens.colorStatusSuccessBorder1,
  ),
  warning: inTone(
    tokens.colorStatusWarningBackground1,
    tokens.colorStatusWarningForeground1,
    tokens.colorStatusWarningBorder1,
  ),
  danger: inTone(
    tokens.colorStatusDangerBackground1,
    tokens.colorStatusDangerForeground1,
    tokens.colorStatusDangerBorder1,
  ),
});

/** Status as icon and text. The colour adds no information. */
export function Chip({ tone, icon, children }: { tone: Tone; icon: ReactElement; children: ReactNode }) {
  const styles = useStyles();

  return (
    <span className={mergeClasses(styles.chip, styles[tone])}>
      <span className={styles.icon}>{icon}</span>
      {children}
    </span>
  );
}

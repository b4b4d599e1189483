import { tokens } from '@fluentui/react-components';
import { displayType } from '../displayType.ts';
import { wide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';

const figures = {
  ...displayType,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const letters = {
  code: { ...figures, fontSize: '38px', lineHeight: '44px', [wide]: { fontSize: '44px', lineHeight: '48px' } },
  figure: { ...figures, fontSize: '30px', lineHeight: '36px', [wide]: { fontSize: '36px', lineHeight: '44px' } },
  time: { ...figures, fontSize: '24px', lineHeight: '32px', [wide]: { fontSize: '26px' } },
  day: { ...figures, fontSize: '22px', lineHeight: '24px' },
  fine: { fontSize: '13px', lineHeight: '20px' },
  label: {
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightMedium,
    letterSpacing: portalTokens.letterSpacingLabel,
    textTransform: portalTokens.textTransformLabel as 'none',
    color: tokens.colorNeutralForeground3,
  },
} as const;

/** Visually hidden, for screen readers only. */
export const heard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflowX: 'hidden',
  overflowY: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

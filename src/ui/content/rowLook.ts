import { tokens } from '@fluentui/react-components';

import { letters } from '../flights/look.ts';
import { wide } from '../spaces.ts';

/** Look of a row that can be pressed: leaf, title, status and an icon for the effect. */
export const rowLook = {
  face: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'center',
    minHeight: '68px',
    boxSizing: 'border-box',
    paddingBlock: '10px',
    [wide]: { gridTemplateColumns: '56px minmax(0, 1fr) auto auto', columnGap: '16px', paddingBlock: '8px' },
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  leaf: { alignSelf: 'start', textAlign: 'center', [wide]: { alignSelf: 'center' } },
  day: { ...letters.day, display: 'block' },
  month: {
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
  },
  chip: { gridColumn: '2', justifySelf: 'start', [wide]: { gridColumn: 'auto', justifySelf: 'end' } },
  sign: {
    gridRow: '1',
    gridColumn: '3',
    fontSize: '20px',
    lineHeight: 0,
    color: tokens.colorBrandForegroundLink,
    [wide]: { gridColumn: '4' },
  },
} as const;

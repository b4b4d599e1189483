import type { Theme } from '@fluentui/react-components';
import type { BrandVariants } from '@fluentui/tokens';

import type { ScenePalette } from '../scenes/palette.ts';

export const headers = ['plain', 'tinted', 'brand'] as const;
export type Header = (typeof headers)[number];

type Colours = { tokens: Theme; ramp: BrandVariants; bar: BrandVariants; scene: ScenePalette };

/** Styles of the header. Plain: like the cards. Tinted: only the scene. Brand: a deep bar in light and dark mode. */
export function createHeaderStyles(header: Header, { tokens, ramp, bar, scene }: Colours, ground: 'light' | 'dark') {
  switch (header) {
    case 'plain':
      return {
        headerBackground: tokens.colorNeutralBackground1,
        headerForeground: tokens.colorNeutralForeground1,
        headerForeground2: tokens.colorNeutralForeground2,
        headerStroke: tokens.colorNeutralStroke2,
        headerHere: 'transparent',
        headerMark: tokens.colorCompoundBrandStroke,
      };
    case 'tinted':
      return {
        headerBackground: 'transparent',
        headerForeground: scene.foreground,
        headerForeground2: scene.foreground,
        headerStroke: 'transparent',
        headerHere: ground === 'light' ? '#ffffffc4' : '#ffffff24',
        headerMark: 'transparent',
      };
    case 'brand':
      return {
        headerBackground: bar[ground === 'light' ? 20 : 10],
        headerForeground: '#ffffff',
        headerForeground2: bar[160],
        headerStroke: ground === 'light' ? bar[20] : tokens.colorNeutralStroke2,
        headerHere: 'transparent',
        headerMark: ramp[120],
      };
  }
}

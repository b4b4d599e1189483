import type { Theme } from '@fluentui/react-components';

import type { ThemeConfig } from '#schema/theme.ts';

/** The partner's theme as Fluent's tokens, all of them: they were worked out, and found legible, when the theme was built. */
export function fluentTheme({ config }: ThemeConfig, isDark: boolean): Theme {
  const tokens = isDark ? config.darkTokens : config.lightTokens;
  return { ...tokens, fontFamilyBase: config.font } as unknown as Theme;
}

import type { Theme } from '@fluentui/react-components';

import type { ThemeConfig } from '#schema/theme.ts';

/** Returns the partner's theme as Fluent's tokens. The build computed them and checked their contrast. */
export function fluentTheme({ config }: ThemeConfig, isDark: boolean): Theme {
  const tokens = isDark ? config.darkTokens : config.lightTokens;
  return { ...tokens, fontFamilyBase: config.font } as unknown as Theme;
}

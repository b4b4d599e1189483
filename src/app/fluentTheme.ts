import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';

import type { ThemeConfig } from '#schema/theme.ts';

/** The partner's theme as Fluent's tokens. What is legible on what was settled when the theme was built. */
export function fluentTheme({ config }: ThemeConfig, isDark: boolean): Theme {
  const ramp = config.ramp as unknown as BrandVariants;
  const fonts = { fontFamilyBase: config.font };
  return isDark
    ? { ...createDarkTheme(ramp), ...config.darkTokens, ...fonts }
    : { ...createLightTheme(ramp), ...config.lightTokens, ...fonts };
}

import type { ThemeConfig } from '#schema/theme.ts';

type TextFile = { code: string; theme: string | null };

/**
 * Where the texts of a language are looked for, best first: the theme's own file, everybody's of that language, English,
 * pseudo.
 */
export function filesFor(code: string, theme: ThemeConfig | null): TextFile[] {
  const own = theme?.config.ownTranslations.includes(code) ? [{ code, theme: theme.theme }] : [];
  const chain = [...own, { code, theme: null }, { code: 'en', theme: null }, { code: 'pseudo', theme: null }];
  return chain.filter((file, at) => chain.findIndex((earlier) => isSame(earlier, file)) === at);
}

const isSame = (one: TextFile, other: TextFile) => one.code === other.code && one.theme === other.theme;

/** The first wanted language that is offered; a tag such as es-MX asks for es as well. */
export function languageAmong(offered: readonly string[], wanted: readonly string[]): string {
  const candidates = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return candidates.find((code) => offered.includes(code)) ?? offered[0] ?? 'en';
}

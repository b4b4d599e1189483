import { is } from 'superstruct';

import type { TextFile, Texts } from '#machines/session/preferences/language.setup.ts';
import type { ThemeAnswer } from '#machines/session/preferences/theme.machine.ts';
import { isLanguageCode, languages } from '#schema/languages.ts';
import { Messages } from '#schema/page.ts';
import { ThemeConfig } from '#schema/theme.ts';

/**
 * Returns a theme. A 404, or an answer that is not JSON, means that the theme does not exist (a static host serves its
 * page for unknown paths). Throws on a 5xx status.
 */
export async function themeNamed(name: string): Promise<ThemeAnswer> {
  const answer = await fetch(`/themes/${encodeURIComponent(name)}/config.json`);
  if (answer.status >= 500) throw new Error(`The theme ${name} cannot be read: status ${answer.status}`);
  const theme: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  return is(theme, ThemeConfig) ? { kind: 'found', theme } : { kind: 'unusable' };
}

/** Returns a file of texts. `addresses` maps known files to URLs that contain a hash of their content. */
export async function fetchTexts({ code, theme }: TextFile, addresses: Record<string, string>): Promise<Texts> {
  const name = isLanguageCode(code) ? languages[code].name : code;
  const key = theme ? `${theme}/${name}` : name;
  const path = theme ? `/themes/${theme}/translations/${name}.json` : `/translations/${name}.json`;
  const answer = await fetch(addresses[key] ?? path);
  const messages: unknown = answer.ok ? await answer.json() : null;
  if (!is(messages, Messages)) throw new Error(`There are no texts at ${path}`);
  return { code, messages };
}

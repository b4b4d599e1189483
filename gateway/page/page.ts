import type { IncomingHttpHeaders } from 'node:http';

import { type LanguageCode, languages } from '#schema/languages.ts';
import type { PageData } from '#schema/page.ts';
import type { Client } from '#schema/rest/client.ts';
import type { ThemeConfig } from '#schema/theme.ts';

import { rankLanguages, usualLanguages } from './language.ts';
import type { TextFiles } from './texts.ts';

type Known = {
  client: Client | null;
  code: LanguageCode;
  firstScreen: string | null;
  files: TextFiles;
  now: number;
  frameAncestors?: readonly string[];
};

/** Returns the data that the gateway embeds for the app. Leaves out other partners' themes. */
export function createPageData({ client, code, firstScreen, files, now, frameAncestors }: Known): PageData {
  const name = client?.branding.theme;
  const isShown = (other: string) => name === undefined || other === name || other === 'baseline';
  return {
    now,
    client,
    code,
    firstScreen,
    translations: Object.fromEntries(
      Object.entries(files.addresses).filter(([key]) => isShown(themeOf(key) ?? 'baseline')),
    ),
    themes: files.themes.filter(isShown),
    ...(frameAncestors && { frameAncestors: [...frameAncestors] }),
  };
}

export function selectLanguage(
  headers: IncomingHttpHeaders,
  theme: ThemeConfig | null,
  files: TextFiles,
): LanguageCode {
  const codes = rankLanguages(headers, theme?.config.languages ?? usualLanguages, theme?.config.country);
  return codes.find((code) => files.has(theme?.theme, languages[code].name)) ?? 'en';
}

const themeOf = (key: string) => (key.includes('/') ? key.split('/')[0] : undefined);

/** Returns the partner's name, or the host name while it is unknown. */
export const getTitle = (client: Client | null, hostname: string): string => client?.branding.name || hostname;

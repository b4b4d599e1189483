import type { IncomingHttpHeaders } from 'node:http';

import { type LanguageCode, languages } from '#schema/languages.ts';
import type { PageData } from '#schema/page.ts';
import type { Client } from '#schema/rest/client.ts';
import type { ThemeConfig } from '#schema/theme.ts';

import { languagesFor, usualLanguages } from './language.ts';
import type { TextFiles } from './texts.ts';

type Known = {
  client: Client | null;
  code: LanguageCode;
  firstScreen: string | null;
  files: TextFiles;
  now: number;
  /** Of a page that may be framed: by whom. */
  frameAncestors?: readonly string[];
};

/** What the gateway can tell the app in advance. Of other partners' themes a page says nothing. */
export function pageFor({ client, code, firstScreen, files, now, frameAncestors }: Known): PageData {
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

/** The best language of which there are texts. */
export function languageFor(headers: IncomingHttpHeaders, theme: ThemeConfig | null, files: TextFiles): LanguageCode {
  const codes = languagesFor(headers, theme?.config.languages ?? usualLanguages, theme?.config.country);
  return codes.find((code) => files.has(theme?.theme, languages[code].name)) ?? 'en';
}

const themeOf = (key: string) => (key.includes('/') ? key.split('/')[0] : undefined);

/** The partner's own name until the app knows better, or where the page is. */
export const titleOf = (client: Client | null, hostname: string): string => client?.branding.name || hostname;

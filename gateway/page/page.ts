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
  frameAncestors?: readonly string[];
};

/** Returns the data that the gateway embeds for the app. Leaves out other partners' themes. */
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

export function languageFor(headers: IncomingHttpHeaders, theme: ThemeConfig | null, files: TextFiles): LanguageCode {
  const codes = languagesFor(headers, theme?.config.languages ?? usualLanguages, theme?.config.country);
  return codes.find((code) => files.has(theme?.theme, languages[code].name)) ?? 'en';
}

const themeOf = (key: string) => (key.includes('/') ? key.split('/')[0] : undefined);

/** Returns the partner's name, or the host name while it is unknown. */
export const titleOf = (client: Client | null, hostname: string): string => client?.branding.name || hostname;

import type { FastifyRequest } from 'fastify';

import { languages } from '#schema/languages.ts';
import type { Page } from '#schema/page.ts';
import type { Client } from '#schema/rest/client.ts';

import { languagesFor, usualLanguages } from './language.ts';
import type { TextFiles } from './texts.ts';

type Known = { client: Client | null; theme: Page['theme']; files: TextFiles; now: number };

/** What the gateway can tell the app in advance. Of other partners' themes a page says nothing. */
export function pageFor({ headers }: Pick<FastifyRequest, 'headers'>, { client, theme, files, now }: Known): Page {
  const name = client?.branding.theme;
  const isShown = (other: string) => name === undefined || other === name || other === 'baseline';
  return {
    now,
    client,
    theme,
    language: languageFor(headers, theme, files),
    translations: Object.fromEntries(
      Object.entries(files.addresses).filter(([key]) => isShown(themeOf(key) ?? 'baseline')),
    ),
    themes: files.themes.filter(isShown),
  };
}

function languageFor(headers: FastifyRequest['headers'], theme: Page['theme'], files: TextFiles): Page['language'] {
  for (const code of languagesFor(headers, theme?.config.languages ?? usualLanguages)) {
    const { name } = languages[code];
    const messages = files.firstScreen(theme?.theme, name);
    const url = files.addresses[`${theme?.theme}/${name}`] ?? files.addresses[name];
    if (messages && url) return { code, name, messages, url };
  }
  return null;
}

const themeOf = (key: string) => (key.includes('/') ? key.split('/')[0] : undefined);

/** The partner's own name until the app knows better, or where the page is. */
export const titleOf = ({ client }: Page, hostname: string): string => client?.branding.name || hostname;

/** What `<html lang>` says. */
export const langOf = ({ language }: Page): string =>
  Object.values(languages).find(({ name }) => name === language?.name)?.locale ?? 'en';

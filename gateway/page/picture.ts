import { join } from 'node:path';

import { type LanguageCode, languages } from '#schema/languages.ts';
import { pictureFile } from '#schema/picture.ts';
import type { Client } from '#schema/rest/client.ts';

import { freshFiles } from '../lib/freshFile.ts';
import { fill, parseTemplate, textForHtml } from './template.ts';

type Asked = { client: Client | null; theme: string | undefined; code: LanguageCode; url: string; nonce: string };

/** Returns the prerendered markup of the sign-in page, or an empty string. */
export function createPictureReader(dist: string): (asked: Asked) => Promise<string> {
  const read = freshFiles(parseTemplate);

  return async ({ client, theme, code, url, nonce }) => {
    const file = client && theme && pictureFile(theme, languages[code].name, url);
    if (!file) return '';
    return read(join(dist, 'app', file)).then(
      ({ content }) => fill(content, { NONCE: nonce, PARTNER: textForHtml(client.branding.name) }),
      () => '',
    );
  };
}

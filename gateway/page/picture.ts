import { join } from 'node:path';

import { type LanguageCode, languages } from '#schema/languages.ts';
import { pictureFile } from '#schema/picture.ts';
import type { Client } from '#schema/rest/client.ts';

import { freshFiles } from '../lib/freshFile.ts';
import { fill, templateOf, textForHtml } from './template.ts';

type Asked = { client: Client | null; theme: string | undefined; code: LanguageCode; url: string; nonce: string };

/** The picture of the sign-in page for an address, or nothing: then the app shows first what there is. */
export function picturesIn(dist: string): (asked: Asked) => Promise<string> {
  const read = freshFiles(templateOf);

  return async ({ client, theme, code, url, nonce }) => {
    const file = client && theme && pictureFile(theme, languages[code].name, url);
    if (!file) return '';
    return read(join(dist, 'app', file)).then(
      ({ content }) => fill(content, { NONCE: nonce, PARTNER: textForHtml(client.branding.name) }),
      () => '',
    );
  };
}

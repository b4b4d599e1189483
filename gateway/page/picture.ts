import { join } from 'node:path';

import type { Page } from '#schema/page.ts';
import { pictureFile } from '#schema/picture.ts';

import { freshFiles } from '../lib/freshFile.ts';
import { fill, templateOf, textForHtml } from './template.ts';

type Asked = { page: Page; url: string; nonce: string };

/** The picture of the sign-in page for an address, or nothing: then the app shows first what there is. */
export function picturesIn(dist: string): (asked: Asked) => Promise<string> {
  const read = freshFiles(templateOf);

  return async ({ page: { client, theme, language }, url, nonce }) => {
    const file = client && theme && language && pictureFile(theme.theme, language.name, url);
    if (!file) return '';
    return read(join(dist, 'app', file)).then(
      ({ content }) => fill(content, { NONCE: nonce, PARTNER: textForHtml(client.branding.name) }),
      () => '',
    );
  };
}

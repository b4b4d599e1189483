import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';

import { oldestBrowsers } from '#schema/browsers.ts';
import { type LanguageCode, languages } from '#schema/languages.ts';

const styles = `
body { margin: 0; padding: 48px 24px; font: 16px/24px system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 32px; }
`;

/** Renders the page for old browsers, without theme and script, so that any browser can show it. */
export function drawOldBrowserPage(code: LanguageCode, messages: Record<string, unknown>): string {
  const { locale } = languages[code];
  const { formatMessage } = createIntl({ locale, messages: messages as Record<string, string> });
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{formatMessage({ id: 'oldBrowser.title' })}</title>
        <style nonce="%NONCE%">{styles}</style>
      </head>
      <body>
        <main>
          <h1>{formatMessage({ id: 'oldBrowser.title' })}</h1>
          <p>{formatMessage({ id: 'oldBrowser.what_to_do' })}</p>
          <p>{formatMessage({ id: 'oldBrowser.supported' }, oldestBrowsers)}</p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

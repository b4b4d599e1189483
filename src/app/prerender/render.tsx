import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';

import { isLanguageCode, languages } from '#schema/languages.ts';
import type { Page } from '#schema/page.ts';
import type { ThemeConfig } from '#schema/theme.ts';
import * as slices from '#src/lib/browser/slices.ts';

import { fluentTheme } from '../fluentTheme.ts';
import { Themed } from '../PortalRoot.tsx';
import { createPortal } from '../portal/createPortal.ts';
import { createNavigationBridge } from '../portal/navigationBridge.ts';
import { early } from './early.ts';

/** Prerendering requires a theme and texts. */
type Known = Page & { theme: NonNullable<Page['theme']>; texts: NonNullable<Page['texts']> };

/**
 * Renders the portal at an address for a guest, in parts that `scripts/prerender` assembles.
 *
 * - `html`, `styles`: the markup, and Fluent's styles as elements;
 * - `tokens`: the theme's tokens by colour scheme; the first is the default;
 * - `faces`: rules of the stand-in typefaces until the theme's are loaded;
 * - `lost`: the message if the app does not load or run.
 */
export function draw(page: Known, path: string) {
  const portal = createPortal(page, windowAt(path), () => undefined);
  const renderer = createDOMRenderer();
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const html = renderToString(
    <Themed
      portal={portal}
      navigation={createNavigationBridge()}
      renderer={renderer}
      prefersDark={false}
      Router={Router}
    />,
  );
  portal.app.stop();

  const { code, messages } = page.texts;
  const { formatMessage } = createIntl({
    locale: isLanguageCode(code) ? languages[code].locale : code,
    messages: messages as Record<string, string>,
  });
  const lost = renderToStaticMarkup(
    <>
      <p id="lost" className="lost" role="alert">
        {formatMessage({ id: 'app.lost' })} <a href={path}>{formatMessage({ id: 'app.lost.reload' })}</a>
      </p>
      <noscript>
        <p className="lost">{formatMessage({ id: 'app.lost.no_scripts' })}</p>
      </noscript>
    </>,
  );
  const { appearance } = page.theme.config;
  const schemes = appearance === 'system' ? [false, true] : [appearance === 'dark'];
  return {
    html,
    styles: renderToStaticMarkup(renderToStyleElements(renderer)),
    tokens: schemes.map((isDark) => ({ ...fluentTheme(page.theme, isDark) })),
    faces: page.theme.config.faces
      .filter(({ source }) => source.startsWith('local'))
      .map(ruleOf)
      .join(''),
    lost,
  };
}

/** Returns the style sheet rule of a typeface, which the app adds by script. */
function ruleOf({ family, source, descriptors }: ThemeConfig['config']['faces'][number]): string {
  const said = Object.entries(descriptors).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`,
  );
  return `@font-face{${[`font-family:'${family}'`, `src:${source}`, ...said].join(';')}}`;
}

export { drawOldBrowserPage } from './oldBrowser.tsx';

/** Script that records input on a prerendered page. Every page contains it. */
export const earlyScript = `(${early.toString()})(${JSON.stringify(slices.accessToken.name)})`;

/** Returns a stub of the window with the parts that the portal reads at its start, without storage. */
function windowAt(path: string): Window {
  const nothing = () => undefined;
  return {
    location: new URL(path, 'http://localhost'),
    addEventListener: nothing,
    document: { addEventListener: nothing },
  } as unknown as Window;
}

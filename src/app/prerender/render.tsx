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

/** A picture needs all that a page may bring. */
type Known = Page & { theme: NonNullable<Page['theme']>; texts: NonNullable<Page['texts']> };

/**
 * The portal as a guest finds it at an address, in pieces: `scripts/prerender` puts them together.
 *
 * - `html`, `styles`: the markup as React writes it, and Fluent's styles as elements;
 * - `tokens`: those of the theme in each colour scheme that it has, the first where there is no other;
 * - `faces`: rules for the typefaces that stand in for those of the theme until they are there;
 * - `lost`: what is said if the app does not come, or may not run.
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

/** What the app makes by script, as it would stand in a style sheet. */
function ruleOf({ family, source, descriptors }: ThemeConfig['config']['faces'][number]): string {
  const said = Object.entries(descriptors).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`,
  );
  return `@font-face{${[`font-family:'${family}'`, `src:${source}`, ...said].join(';')}}`;
}

export { drawOldBrowserPage } from './oldBrowser.tsx';

/** Keeps what is done to a picture; it stands in every page. */
export const earlyScript = `(${early.toString()})(${JSON.stringify(slices.accessToken.name)})`;

/** As much of a window as the portal looks at when it starts, of a browser that keeps nothing. */
function windowAt(path: string): Window {
  const nothing = () => undefined;
  return {
    location: new URL(path, 'http://localhost'),
    addEventListener: nothing,
    document: { addEventListener: nothing },
  } as unknown as Window;
}

import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';

import { isLanguageCode, languages } from '#schema/languages.ts';
import type { Page } from '#schema/page.ts';
import * as slices from '#src/lib/slices.ts';

import { fluentTheme } from '../fluentTheme.ts';
import { Themed } from '../PortalRoot.tsx';
import { createPortal } from '../portal/createPortal.ts';
import { createNavigationBridge } from '../portal/navigationBridge.ts';
import { early } from './early.ts';

/** What the gateway would write into the page; a picture needs all of it. */
type Known = Page & { theme: NonNullable<Page['theme']>; language: NonNullable<Page['language']> };

/**
 * The portal as a guest finds it at an address, as markup with its styles and the script that keeps what is done to it. For
 * whoever sends it are left the nonce and whatever the page was given for the partner's name.
 *
 * @param sheet the styles of the build, which the page has already
 */
export function draw(page: Known, path: string, sheet: string): string {
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

  const provider = /fui-FluentProvider[^\s"]*\d[^\s"]*/.exec(html)?.[0] ?? '';
  const markup = html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ data-(?:machine|state)="[^"]*"/g, '')
    // A browser without scripts would write a password into the address.
    .replace(/<form /g, '<form method="post" ');
  const fluent = usedIn(markup, textOf(renderToStaticMarkup(renderToStyleElements(renderer))));
  const { code, messages } = page.language;
  const { formatMessage } = createIntl({
    locale: isLanguageCode(code) ? languages[code].locale : code,
    messages: messages as Record<string, string>,
  });
  return [
    '<div id="prerendered">',
    `<style nonce="%NONCE%">${tokensOf(page.theme, `.${provider}`, fluent + sheet)}${fluent}</style>`,
    `<script nonce="%NONCE%">(${early.toString()})(${JSON.stringify(slices.accessToken.name)})</script>`,
    renderToStaticMarkup(
      <p id="lost" role="alert">
        {formatMessage({ id: 'app.lost' })} <a href={path}>{formatMessage({ id: 'app.lost.reload' })}</a>
      </p>,
    ),
    `${markup}</div>`,
  ].join('');
}

const textOf = (styleElements: string) => styleElements.replace(/<\/?style[^>]*>/g, '');

/** Fluent's rules are for one class each, and a component brings those of all its looks. */
function usedIn(markup: string, styles: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return styles
    .replace(/[^{}]+\{[^{}]*\}/g, (rule) => {
      const [, name] = /^\.([\w-]+)/.exec(rule) ?? [];
      return name && !classes.has(name) ? '' : rule;
    })
    .replace(/@[^{}]+\{\}/g, '');
}

/** Those that styles ask for, of all that a theme has; of the dark ones those that differ. */
function tokensOf(theme: Known['theme'], selector: string, styles: string): string {
  const used = new Set([...styles.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  const { appearance } = theme.config;
  const [light, dark] = [false, true].map((isDark) =>
    Object.entries(fluentTheme(theme, isDark)).filter(([name]) => used.has(name)),
  ) as [[string, string][], [string, string][]];
  const rule = (tokens: [string, string][]) =>
    `${selector}{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  if (appearance !== 'system') return rule(appearance === 'dark' ? dark : light);
  const known = new Map(light);
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark.filter(([name, value]) => known.get(name) !== value))}}`;
}

/** As much of a window as the portal looks at when it starts, of a browser that keeps nothing. */
function windowAt(path: string): Window {
  const nothing = () => undefined;
  return {
    location: new URL(path, 'http://localhost'),
    addEventListener: nothing,
    document: { addEventListener: nothing },
  } as unknown as Window;
}

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import { onTestFinished, vi } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import { type LanguageCode, languages } from '#schema/languages.ts';
import type { Flags, ThemeConfig } from '#schema/theme.ts';
import { createPortal, type Leave } from '#src/app/portal/createPortal.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import { PortalContext } from '#src/session/portal.ts';

import { answering } from './answers.ts';
import { everything } from './customer/everything.ts';
import { anna, sky, skyTheme } from './customer/sky.ts';
import { catalogues } from './flows/texts.ts';

type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

type Given = {
  flags?: Partial<Flags>;
  config?: Partial<ThemeConfig['config']>;
  session?: Partial<Session>;
  /** Answers that replace the gateway's usual ones, by operation. */
  answers?: Record<string, unknown>;
  language?: Exclude<LanguageCode, 'pseudo'>;
  /** The clock's time in milliseconds since the epoch. */
  now?: number;
};

/** Opens the portal of a signed-in customer around any screen. Only the gateway is fake. */
export function openPortal({ flags, config, session, answers, language = 'en', now = Date.now() }: Given = {}) {
  const gateway = answering({ ...everything, ...answers });
  vi.stubGlobal('fetch', gateway.fetch);
  const tab = createStore(() => window.sessionStorage);
  tab.write(slices.accessToken, 'token');
  tab.write(slices.session, { ...anna, signedInAt: now, ...session });

  const theme: ThemeConfig = {
    ...skyTheme,
    config: { ...skyTheme.config, ...config, flags: { ...skyTheme.config.flags, ...flags } },
  };
  const leave = vi.fn<Leave>();
  const page = {
    now,
    client: sky,
    theme,
    code: language,
    texts: { code: language, messages: {} },
    translations: {},
    themes: ['sky'],
  };
  // Texts are looked up in the language of the page.
  document.documentElement.lang = languages[language].locale;
  const portal = createPortal(page, window, leave);
  onTestFinished(() => {
    portal.app.stop();
  });

  const show = async (screen: ReactNode, path = '/dashboard') => {
    // Preloads the portal's lazy parts, so that nothing waits for them.
    await Promise.all([
      import('#src/api/datasets.ts'),
      import('#src/api/account/user.ts'),
      import('#src/app/portal/data/readAgain.ts'),
      import('#src/app/portal/applyPreferences.ts'),
    ]);
    const client = await portal.queries();
    const shown = render(
      <PortalContext value={portal}>
        <FluentProvider theme={webLightTheme}>
          <IntlProvider locale={languages[language].locale} messages={catalogues[language] as Messages}>
            <MemoryRouter initialEntries={[path]}>
              <Provider value={client}>{screen}</Provider>
              <Address />
            </MemoryRouter>
          </IntlProvider>
        </FluentProvider>
      </PortalContext>,
    );
    await settle();
    return shown;
  };

  return { portal, gateway, leave, show };
}

/** Runs everything that waits for neither the clock nor a held answer. */
export const settle = () =>
  act(async () => {
    await new Promise(setImmediate);
  });

/** Shows the current address to the test. */
function Address() {
  const { pathname, search } = useLocation();

  return <p data-testid="address">{pathname + search}</p>;
}

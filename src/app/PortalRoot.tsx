import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';

import type { AppSnapshot } from '#machines/session/app/app.machine.ts';
import { isLanguageCode, languages } from '#schema/languages.ts';
import { widgetBase } from '#src/lib/browser/widget.ts';
import { formatStates } from '#src/lib/dataState.ts';
import { useNotifier } from '#src/session/notices/useNotifier.ts';
import { type Portal, PortalContext, useApp } from '#src/session/portal.ts';
import { Arrival } from '#src/ui/focus/usePageFocus.ts';
import { usePrefersDark } from '#src/ui/usePrefersDark.ts';
import { laterUnasked } from '../ui/connection/later.tsx';
import { loadFaces } from './faces.ts';
import { BootFailure } from './failure/BootFailure.tsx';
import { CrashBoundary } from './failure/CrashBoundary.tsx';
import { Crashed } from './failure/Crashed.tsx';
import { inside } from './files.ts';
import { fluentTheme } from './fluentTheme.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { NavigationBridge } from './portal/navigationBridge.ts';
import { takeOver } from './prerender/takeOver.ts';
import { PortalRoutes } from './routing/PortalRoutes.tsx';
import { useArrival } from './useArrival.ts';
import { useTexts } from './useTexts.ts';

const FocusKeeper = laterUnasked(inside.focusKeeper);

type PortalRootProps = {
  portal: Portal;
  navigation: NavigationBridge;
  /** Nonce of styles that are created at run time. */
  nonce: string | undefined;
};

/** Renders the portal in a browser, replacing the prerendered page. */
export function PortalRoot({ portal, navigation, nonce }: PortalRootProps) {
  const renderer = useMemo(
    () => createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {}),
    [nonce],
  );
  const prefersDark = usePrefersDark();
  const theme = useSelector(portal.app, ({ context }) => context.theme);
  const isComing = useSelector(portal.app, (app) => !isReadable(app) && !app.matches('failed'));

  useEffect(() => {
    if (!isComing) takeOver(document);
  }, [isComing]);

  useEffect(() => {
    if (theme) loadFaces(theme);
  }, [theme]);

  return (
    <Themed {...{ portal, navigation, renderer, prefersDark }} Router={portal.widget ? WidgetRouter : BrowserRouter} />
  );
}

const WidgetRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter basename={widgetBase}>{children}</BrowserRouter>
);

type ThemedProps = {
  portal: Portal;
  navigation: NavigationBridge;
  renderer: ComponentProps<typeof RendererProvider>['renderer'];
  prefersDark: boolean;
  Router: ComponentType<{ children: ReactNode }>;
};

/** Provides theme, language and routing for every state of the portal. */
export function Themed({ portal, navigation, renderer, prefersDark, Router }: ThemedProps) {
  const theme = useSelector(portal.app, ({ context }) => context.theme);
  const hasTexts = useSelector(portal.app, isReadable);
  const hasFailed = useSelector(portal.app, (app) => app.matches('failed'));
  const states = useSelector(portal.app, ({ value }) => formatStates(value));
  const { code, messages } = useTexts(portal.app);
  const appearance = theme?.config.appearance ?? 'system';
  const isDark = appearance === 'system' ? prefersDark : appearance === 'dark';
  const tokens = useMemo(() => (theme ? fluentTheme(theme, isDark) : undefined), [theme, isDark]);
  const locale = isLanguageCode(code) ? languages[code].locale : code;

  return (
    <PortalContext value={portal}>
      <RendererProvider renderer={renderer}>
        <FluentProvider {...(tokens && { theme: tokens })} data-machine="app" data-state={states}>
          <IntlProvider locale={locale} messages={messages} onError={ignoreMissing}>
            {hasFailed ? (
              <BootFailure />
            ) : hasTexts ? (
              <Addressed navigation={navigation} Router={Router} />
            ) : (
              <LoadingScreen />
            )}
          </IntlProvider>
        </FluentProvider>
      </RendererProvider>
    </PortalContext>
  );
}

const isReadable = (app: AppSnapshot) => app.matches({ running: { texts: 'readable' } });

function Addressed({ navigation, Router }: Pick<ThemedProps, 'navigation' | 'Router'>) {
  return (
    <Router>
      <Led navigation={navigation}>
        <CrashBoundary fallback={<Crashed />}>
          <PortalRoutes />
        </CrashBoundary>
      </Led>
      <KeptFocus />
    </Router>
  );
}

function Led({ navigation, children }: { navigation: NavigationBridge; children: ReactNode }) {
  navigation.use();
  return <Arrival value={useArrival()}>{children}</Arrival>;
}

/** Loads the focus keeper once dialogs are possible. */
function KeptFocus() {
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const hasDialog = useNotifier((notifier) => notifier.matches({ modal: 'open' }));
  const [isNeeded, setNeeded] = useState(false);
  if ((isUser || hasDialog) && !isNeeded) setNeeded(true);

  return isNeeded ? <FocusKeeper /> : null;
}

/** The build checks for missing texts. While texts are loading, ids may be requested too early. */
function ignoreMissing(error: Error & { code: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

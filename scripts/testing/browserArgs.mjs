/**
 * What Playwright disables by itself. Of two lists Chromium takes the last, so that ours has to begin with it; a test
 * notices when Playwright's is another.
 */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Every context has a window, and every window loads the pages of its address bar, although nobody sees it: a quarter of
 * all that a short journey takes.
 */
const ofTheWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

export const disabledFeatures = [...ofPlaywright, ...ofTheWindow];

/** No page of a journey lives long enough for what V8 spends on making its hot code fast to come back. */
const withoutOptimising = '--js-flags=--no-opt,--no-maglev';

/** Nobody sees what is drawn: a process for it, and a GPU in software, are a tenth of what a journey takes of the processor. */
const withoutDrawing = ['--in-process-gpu', '--disable-software-rasterizer'];

/** For a browser that shows nothing but the page that it is told to open, and asks nobody for anything. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  ...withoutDrawing,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  withoutOptimising,
];

/**
 * Features that Playwright disables. Chromium uses only the last list, so ours must include them. A test fails when
 * Playwright's list changes.
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
 * Every context has a window, which loads the pages of its address bar although it is invisible. That takes a quarter
 * of a short test.
 */
const ofTheWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

export const disabledFeatures = [...ofPlaywright, ...ofTheWindow];

/** Pages of a test are too short-lived for V8's optimising compilers to pay off. */
const withoutOptimising = '--js-flags=--no-opt,--no-maglev';

/** Nothing is displayed. A separate process for drawing and a software GPU would take a tenth of the processor time. */
const withoutDrawing = ['--in-process-gpu', '--disable-software-rasterizer'];

/** Arguments of a browser that shows only the opened page and sends no other requests. */
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

import type { Plugin } from 'vite';

/**
 * Loads the app at once and runs it as soon as possible. A page with a prerendered screen can be read and typed into,
 * so there the app runs shortly after the first paint, because starting it blocks a slow phone for half a second. A
 * background tab is never painted. If the app cannot run, the page says so (`#lost`).
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [script = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
        return (
          html
            .replace(new RegExp(`\\s*<link rel="modulepreload"[^>]* href="${entry}"[^>]*>`), '')
            .replace(script, `<link rel="preload" as="script" crossorigin id="app" href="${entry}">`)
            // `modulepreload` would also compile the module, before the paint.
            .replace(/ rel="modulepreload" crossorigin/g, ' rel="preload" as="script" crossorigin')
            .replace('</body>', `  <script nonce="%NONCE%">${starter}</script>\n  </body>`)
        );
      },
    },
  };
}

const starter = `(() => {
  const page = document.documentElement;
  const begin = () => import(document.getElementById('app').href).catch(() => page.setAttribute('data-lost', ''));
  const isPictureSeen = document.getElementById('prerendered') && !page.hasAttribute('data-known') && !document.hidden;
  if (isPictureSeen) requestAnimationFrame(() => setTimeout(begin, 300));
  else begin();
})();`;

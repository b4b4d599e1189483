import type { Plugin } from 'vite';

/**
 * Loads the app at once, and runs it as soon as it can; but where the page shows a picture of it that is there to be read and
 * typed into, a moment after that was painted: running the app takes a slow phone half a second, in which it would hear
 * nobody. A tab in the background is never painted. If the app cannot be run, the page says so (`#lost`).
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
            // A module that is loaded ahead as one is also compiled, which would come before the paint.
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

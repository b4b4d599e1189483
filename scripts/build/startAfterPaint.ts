import type { Plugin } from 'vite';

/**
 * Loads the app at once and runs it once the page has been painted: running it takes a slow phone half a second, in which
 * nothing would be seen. A tab in the background is never painted. If it cannot be run, the page says so (`#lost`).
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(
            /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/,
            (_, src) => `<link rel="modulepreload" crossorigin id="app" href="${src}">`,
          )
          .replace('</body>', `  <script nonce="%NONCE%">${starter}</script>\n  </body>`),
    },
  };
}

const starter = `(() => {
  const files = [...document.querySelectorAll('link[rel=modulepreload]:not(#app)'), document.getElementById('app')];
  const start = async () => {
    for (const { href } of files) {
      await import(href);
      await new Promise((next) => setTimeout(next));
    }
  };
  const begin = () => start().catch(() => document.documentElement.setAttribute('data-lost', ''));
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin, 150));
})();`;

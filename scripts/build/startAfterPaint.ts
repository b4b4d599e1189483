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
  const page = document.documentElement;
  const isPictureSeen = document.getElementById('prerendered') && !page.hasAttribute('data-known') && !document.hidden;
  if (isPictureSeen) requestAnimationFrame(() => setTimeout(begin, 300));
  else begin();
})();`;

import type { Plugin } from 'vite';

/**
 * Inlines the only style sheet, which is shorter than the wait for it, so that the page has styles before the app runs.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        page.source = String(page.source).replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`The page asks for ${file}, which is not in the build.`);
          delete bundle[file];
          return `<style nonce="%NONCE%">${String(sheet.source)}</style>`;
        });
      }
    },
  };
}

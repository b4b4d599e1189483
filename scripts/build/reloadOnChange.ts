import type { Plugin } from 'vite';

const watcher = `
const own = document.getElementById('app').getAttribute('href');
setInterval(async () => {
  const answer = await fetch(location.origin).catch(() => undefined);
  const entry = answer?.ok && /id="app" href="([^"]+\\.js)"/.exec(await answer.text())?.[1];
  if (entry && entry !== own) location.reload();
}, 1000);
`;

/** Reloads the page once the server has a new build. Development only. */
export function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    apply: 'build',
    transform: (code, id) => (id.endsWith('/src/app/main.tsx') ? { code: `${code}\n${watcher}`, map: null } : null),
  };
}

/**
 * Whatever asks this process to end.
 * @param {(signal: NodeJS.Signals) => void} act
 */
export function onSignal(act) {
  process.on('SIGINT', () => act('SIGINT'));
  process.on('SIGTERM', () => act('SIGTERM'));
  process.on('SIGHUP', () => act('SIGTERM'));
}

/**
 * npm passes no SIGTERM on; that it has gone shows in who our parent is. Without npm a parent may leave as it likes.
 * @param {() => void} act
 */
export function onParentGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500).unref();
}

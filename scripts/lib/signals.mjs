/**
 * Handles signals that ask this process to end.
 * @param {(signal: NodeJS.Signals) => void} act
 */
export function onSignal(act) {
  process.on('SIGINT', () => act('SIGINT'));
  process.on('SIGTERM', () => act('SIGTERM'));
  process.on('SIGHUP', () => act('SIGTERM'));
}

/**
 * Acts when the parent process ends, because npm does not forward SIGTERM. Without npm, the parent may end
 * independently.
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

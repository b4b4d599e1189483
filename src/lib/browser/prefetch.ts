declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Loads something once the browser is idle, unless the device saves data. Returns a function that cancels it. */
export function prefetch(load: () => void): (() => void) | undefined {
  if (navigator.connection?.saveData) return undefined;
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load);
  return () => cancelIdleCallback(handle);
}

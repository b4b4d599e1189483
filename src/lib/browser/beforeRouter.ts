type Handler = (event: PopStateEvent) => void;

let handle: Handler | undefined;

/**
 * Listens to `popstate` before the router does. Must be called at the start, because browsers call window listeners in
 * the order in which they were added, even in the capture phase. The handler may be set later.
 */
export const listenBeforeRouter = (window: Window): void =>
  window.addEventListener('popstate', (event) => handle?.(event));

export const handleBeforeRouter = (handler: Handler): void => {
  handle = handler;
};

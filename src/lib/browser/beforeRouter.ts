type Handler = (event: PopStateEvent) => void;

let handle: Handler | undefined;

/**
 * Listens to `popstate` before the router does: browsers call the listeners of a window in the order in which they were
 * added, even those of the capture phase. To be called at the start; the handler may come later.
 */
export const listenBeforeRouter = (window: Window): void =>
  window.addEventListener('popstate', (event) => handle?.(event));

export const handleBeforeRouter = (handler: Handler): void => {
  handle = handler;
};

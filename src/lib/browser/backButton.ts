import { handleBeforeRouter } from './beforeRouter.ts';

/**
 * Handles the browser's Back while something is open over the page. The most recent handler runs first, and the page
 * keeps its history entry: the step back is undone before the router sees it.
 */
type Over = { answer: () => void };

const over: Over[] = [];
let isReturning = false;
/** The page's history entry, in the router's numbering. */
let here: number | null = null;

/** Returns a function that removes the handler. */
export function onBrowserBack(answer: () => void): () => void {
  const one = { answer };
  if (over.length === 0) here = placeOf(window.history.state);
  handleBeforeRouter(onPop);
  over.push(one);
  return () => void over.splice(over.indexOf(one), 1);
}

function onPop(event: PopStateEvent) {
  if (isReturning) {
    event.stopImmediatePropagation();
    isReturning = false;
    over.at(-1)?.answer();
    return;
  }
  const to = placeOf(event.state);
  if (over.length === 0 || here === null || to === null || to >= here) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(here - to);
}

function placeOf(state: unknown): number | null {
  const place = state && typeof state === 'object' && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}

import { handleBeforeRouter } from './beforeRouter.ts';

/**
 * What the browser's Back does while something lies over the page. The last to ask is answered first, and the page keeps its
 * entry in the history: a step back is undone before the router hears of it.
 */
type Over = { answer: () => void };

const over: Over[] = [];
let isReturning = false;
/** The entry of the page, as the router counts them. */
let here: number | null = null;

/** Answers how to leave Back to the browser again. */
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

/** Puts focus on what surrounds an element that is about to go, so that it is not lost to the top of the page. */
export function focusAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}

/**
 * Moves the focus to the closest focusable ancestor before an element is removed, so that it does not jump to the top
 * of the page.
 */
export function focusAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}

const focusableBelow = (place: string) => `${place} > div :is(a, button, input, select, [tabindex])`;

/**
 * Replaces the prerendered page (`index.html`) with the portal and replays the user's input: values, focus and presses
 * (`early.ts`). Both come from the same components, so focusable elements correspond by position.
 */
export function takeOver(document: Document): void {
  const picture = document.getElementById('prerendered');
  if (!picture) return;
  if (picture.hasAttribute('data-held')) {
    picture.addEventListener('released', () => takeOver(document), { once: true });
    return;
  }

  const focused = document.activeElement;
  const own = [...document.querySelectorAll<HTMLElement>(focusableBelow('#root'))];
  const pairs = [...document.querySelectorAll<HTMLElement>(focusableBelow('#prerendered'))].flatMap((drawn, at) => {
    const real = own[at];
    return real && isSame(drawn, real) ? [{ drawn, real }] : [];
  });
  picture.remove();
  for (const { drawn, real } of pairs) {
    if (drawn === focused) real.focus({ preventScroll: true });
    giveValue(drawn, real);
  }
  // After React has rendered the values: rendering moves the caret, and presses depend on the values.
  queueMicrotask(() => {
    for (const { drawn, real } of pairs) for (let left = pressesOf(drawn); left > 0; left--) real.click();
    for (const { drawn, real } of pairs) if (drawn === focused) giveSelection(drawn, real);
  });
}

const isSame = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.getAttribute('name') === other.getAttribute('name');

const pressesOf = ({ dataset }: HTMLElement) => Number(dataset['presses'] ?? 0);

/** Sets a value and dispatches the event, so that the component handles it. */
function giveValue(drawn: HTMLElement, real: HTMLElement): void {
  if (drawn instanceof HTMLInputElement && drawn.value !== drawn.defaultValue)
    write(HTMLInputElement, real, drawn.value, 'input');
  if (drawn instanceof HTMLSelectElement && !drawn.selectedOptions[0]?.defaultSelected)
    write(HTMLSelectElement, real, drawn.value, 'change');
}

type Valued = typeof HTMLInputElement | typeof HTMLSelectElement;

/** Bypasses React's value tracking, which would ignore the event. */
function write(kind: Valued, real: HTMLElement, value: string, type: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(real, value);
  real.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Email fields have no readable selection. */
function giveSelection(drawn: HTMLElement, real: HTMLElement): void {
  if (drawn instanceof HTMLInputElement && real instanceof HTMLInputElement && drawn.selectionStart !== null)
    real.setSelectionRange(drawn.selectionStart, drawn.selectionEnd, drawn.selectionDirection ?? 'none');
}

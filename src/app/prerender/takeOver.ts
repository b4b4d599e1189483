const focusableBelow = (place: string) => `${place} > div :is(a, button, input, select, [tabindex])`;

/**
 * Puts the portal in place of the picture of it that the page brought (`index.html`), and does to it what was done to the
 * picture meanwhile: what was typed or chosen, where the focus is, what was pressed (`early.ts`). Both come from the same
 * components, so that the fifth of one that can have the focus is the fifth of the other.
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
  // React first writes what came of that, which would move the caret, and what is pressed may go by.
  queueMicrotask(() => {
    for (const { drawn, real } of pairs) for (let left = pressesOf(drawn); left > 0; left--) real.click();
    for (const { drawn, real } of pairs) if (drawn === focused) giveSelection(drawn, real);
  });
}

const isSame = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.getAttribute('name') === other.getAttribute('name');

const pressesOf = ({ dataset }: HTMLElement) => Number(dataset['presses'] ?? 0);

/** As a person's hand would: the component hears of it. */
function giveValue(drawn: HTMLElement, real: HTMLElement): void {
  if (drawn instanceof HTMLInputElement && drawn.value !== drawn.defaultValue)
    write(HTMLInputElement, real, drawn.value, 'input');
  if (drawn instanceof HTMLSelectElement && !drawn.selectedOptions[0]?.defaultSelected)
    write(HTMLSelectElement, real, drawn.value, 'change');
}

type Valued = typeof HTMLInputElement | typeof HTMLSelectElement;

/** Past React's own notes on the element, by which it tells whether there is something new. */
function write(kind: Valued, real: HTMLElement, value: string, type: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(real, value);
  real.dispatchEvent(new Event(type, { bubbles: true }));
}

/** An e-mail field has none that a script may know. */
function giveSelection(drawn: HTMLElement, real: HTMLElement): void {
  if (drawn instanceof HTMLInputElement && real instanceof HTMLInputElement && drawn.selectionStart !== null)
    real.setSelectionRange(drawn.selectionStart, drawn.selectionEnd, drawn.selectionDirection ?? 'none');
}

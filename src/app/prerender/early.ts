/**
 * Runs before the app, inlined as text by `scripts/prerender`, so it cannot refer to anything outside the function.
 * Records on elements what the app cannot observe afterwards.
 *
 * @param token storage key of a tab's session, with which the sign-in page is not shown
 */
export function early(token: string): void {
  const page = document.documentElement;
  try {
    if (window.sessionStorage.getItem(token)) page.setAttribute('data-known', '');
  } catch {
    // A frame without storage has no session.
  }

  const pictureOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('#prerendered') : null;
  const press = (button: HTMLElement) => {
    button.dataset['presses'] = String(Number(button.dataset['presses'] ?? 0) + 1);
  };

  document.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!pictureOf(event.target)) return;
    event.preventDefault();
    if (!button || button.dataset['presses']) return;
    press(button);
    button.setAttribute('aria-busy', 'true');
    button.textContent = button.dataset['busy'] ?? '';
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    const picture = pictureOf(target);
    if (!picture || !(target instanceof Element)) return;
    const button = target.closest('button');
    if (button?.type === 'button') press(button);

    const link = target.closest<HTMLElement>('a[href^="/"]');
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isFilledIn = [...picture.querySelectorAll('input')].some(({ value }) => value);
    // A new document would lose the input. Without the app, the link must work.
    if (!link || isElsewhere || !isFilledIn || page.hasAttribute('data-lost')) return;
    event.preventDefault();
    link.dataset['presses'] = '1';
  });
  // Replacing the page between press and release would lose a click, and between two keys of a composed character the
  // character.
  const hold = ({ target }: Event) => pictureOf(target)?.setAttribute('data-held', '');
  const release = () =>
    // Deferred until the click has been handled.
    window.setTimeout(() => {
      const picture = document.getElementById('prerendered');
      picture?.removeAttribute('data-held');
      picture?.dispatchEvent(new Event('released'));
    });
  document.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && event.target instanceof Element && event.target.closest('button, a')) hold(event);
  });
  document.addEventListener('compositionstart', hold);
  for (const type of ['pointerup', 'pointercancel', 'compositionend']) document.addEventListener(type, release);
  window.addEventListener('blur', release);
}

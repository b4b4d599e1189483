/**
 * Runs in the page before the app, and stands in it as text (`scripts/prerender`): nothing from outside it. Keeps what the
 * app cannot see afterwards, on the elements it was done to.
 *
 * @param token where a tab keeps who is signed in: they will not be shown the sign-in page
 */
export function early(token: string): void {
  const page = document.documentElement;
  try {
    if (window.sessionStorage.getItem(token)) page.setAttribute('data-known', '');
  } catch {
    // A frame that may keep nothing has nobody signed in.
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
    // Another document would not know what was typed in this one; where the app does not come, it is all there is.
    if (!link || isElsewhere || !isFilledIn || page.hasAttribute('data-lost')) return;
    event.preventDefault();
    link.dataset['presses'] = '1';
  });
  // What goes between down and up has not been clicked, and a character between two of its keys is lost.
  const hold = ({ target }: Event) => pictureOf(target)?.setAttribute('data-held', '');
  const release = () =>
    // What is clicked hears of it before.
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

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
  document.addEventListener('click', ({ target }) => {
    const button = pictureOf(target) && target instanceof Element && target.closest<HTMLButtonElement>('button');
    if (button && button.type === 'button') press(button);
  });
  for (const type of ['compositionstart', 'compositionend'])
    document.addEventListener(
      type,
      ({ target }) => pictureOf(target)?.toggleAttribute('data-composing', type === 'compositionstart'),
      true,
    );
}

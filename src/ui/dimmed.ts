import type { MouseEvent } from 'react';

/** A dialog takes the page's scroll bar, with which it would scroll on: what is behind it stays as wide as it was. */
const keepWidth = (backdrop: HTMLElement | null) => {
  if (!backdrop) return;
  const { documentElement: page, body } = backdrop.ownerDocument;
  const bar = page.scrollHeight > page.clientHeight ? widthOfBarIn(body) : 0;
  page.style.setProperty('--scrollBar', `${bar}px`);
};

/** In pixels; none where scroll bars lie over what they scroll. */
function widthOfBarIn(body: HTMLElement): number {
  const probe = body.ownerDocument.createElement('div');
  Object.assign(probe.style, { position: 'fixed', overflowY: 'scroll', visibility: 'hidden' });
  body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}

/** The page behind a dialog. A click on it does nothing, and leaves the focus, and with it Escape, to the dialog. */
export const dimmed = {
  appearance: 'dimmed',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  ref: keepWidth,
} as const;

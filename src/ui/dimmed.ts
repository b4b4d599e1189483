import type { MouseEvent } from 'react';

/** An open dialog removes the page's scroll bar. Reserves its width, so that the page behind does not move. */
const keepWidth = (backdrop: HTMLElement | null) => {
  if (!backdrop) return;
  const { documentElement: page, body } = backdrop.ownerDocument;
  const bar = page.scrollHeight > page.clientHeight ? widthOfBarIn(body) : 0;
  page.style.setProperty('--scrollBar', `${bar}px`);
};

/** Returns the width in pixels; 0 for overlay scroll bars. */
function widthOfBarIn(body: HTMLElement): number {
  const probe = body.ownerDocument.createElement('div');
  Object.assign(probe.style, { position: 'fixed', overflowY: 'scroll', visibility: 'hidden' });
  body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}

/** Backdrop of a dialog. Prevents a click from moving the focus, which would disable Escape. */
export const dimmed = {
  appearance: 'dimmed',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  ref: keepWidth,
} as const;

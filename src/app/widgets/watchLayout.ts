import { createSettling } from './settling.ts';

/** A dialog is at most as tall as the frame, and scrolls if it needs more. In CSS pixels. */
const roomForDialog = 680;

type Heard = { onHeight: (height: number) => void; onSettled: () => void };

/** Reports how tall a frame has to be for its content and for an open dialog. Returns how to end that. */
export function watchLayout(content: HTMLElement, { onHeight, onSettled }: Heard): () => void {
  const isEmpty = () => content.textContent === '';
  const { changed, stop } = createSettling({
    measure: () => (isEmpty() ? null : heightOf(content)),
    isLoading: () => isEmpty() || content.querySelector('[aria-busy="true"]') !== null,
    onHeight,
    onSettled,
  });
  const sizes = new ResizeObserver(changed);
  const changes = new MutationObserver(changed);
  sizes.observe(content);
  // Dialogs that open, and areas that have finished loading at the size they had.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });

  return () => {
    stop();
    sizes.disconnect();
    changes.disconnect();
  };
}

function heightOf(content: HTMLElement): number {
  const needed = document.querySelector('[aria-modal="true"]') ? roomForDialog : 0;
  return Math.max(Math.ceil(content.getBoundingClientRect().height), needed);
}

/** What a widget tells the page around it. `height`: of all that is in it, in CSS pixels. */
export type HeightMessage = { type: 'height'; height: number };

/** A dialog is as high as the frame lets it be, and scrolls below that. In CSS pixels. */
const roomForDialog = 680;

/** Tells the page around it how high the content is, whenever that changes. @returns ends it */
export function reportHeight(
  content: HTMLElement,
  hosts: readonly string[],
  { top, parent, self }: Window,
): () => void {
  if (top === self) return () => {};
  const origins = hostsAround(hosts);
  let told = 0;
  const tell = () => {
    const needed = document.querySelector('[aria-modal="true"]') ? roomForDialog : 0;
    const height = Math.max(Math.ceil(content.getBoundingClientRect().height), needed);
    if (height === told) return;
    told = height;
    for (const origin of origins) parent.postMessage({ type: 'height', height } satisfies HeightMessage, origin);
  };
  const sizes = new ResizeObserver(tell);
  const dialogs = new MutationObserver(tell);
  sizes.observe(content);
  dialogs.observe(document.body, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
  };
}

/** Not every browser says who is around a page. Where it does not, each that may be is told: the others never hear of it. */
function hostsAround(hosts: readonly string[]): readonly string[] {
  const [around] = location.ancestorOrigins ?? [];
  return around ? hosts.filter((host) => host === around) : hosts;
}

import { onTestFinished, vi } from 'vitest';

/** What libraries say in development of things that are as they should be. */
const known = [
  // Before its theme is here, the portal shows a bar and no more.
  'FluentProvider does not have your "theme" defined',
  // The answer that ends a session also ends the load that wanted to hear of it.
  'was sent to stopped actor',
  // What a flow tells another one makes that one work at once, before the flow's own action is over.
  'Custom actions should not call `sendTo()` directly',
];

/** Keeps the known ones out of a report in which every line is to be read. */
export function quieten(): void {
  const warn = console.warn.bind(console);
  const spy = vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!known.some((each) => String(words[0]).includes(each))) warn(...words);
  });
  onTestFinished(() => spy.mockRestore());
}

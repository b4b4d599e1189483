import { onTestFinished, vi } from 'vitest';

/** Development warnings of libraries about intended behaviour. */
const known = [
  // Before its theme has loaded, the portal shows only a progress bar.
  'FluentProvider does not have your "theme" defined',
  // The answer that ends a session also stops the load that waited for it.
  'was sent to stopped actor',
  // A message between flows makes the receiver act at once, before the sender's action has ended.
  'Custom actions should not call `sendTo()` directly',
];

/** Hides these warnings, so that every other line of the report gets read. */
export function quieten(): void {
  const warn = console.warn.bind(console);
  const spy = vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!known.some((each) => String(words[0]).includes(each))) warn(...words);
  });
  onTestFinished(() => spy.mockRestore());
}

import { expect, it } from 'vitest';

import { endInWords } from '#paths/words/assertions.ts';
import { say } from '#paths/words/english.ts';

const [dialog, heading, button] = ['passengers.add.title', 'agents.nobody.title', 'agents.find'] as const;

it.each([
  [
    'the dialog before all else',
    [
      { role: 'button', text: button },
      { role: 'dialog', text: dialog },
    ],
    `at “${say(dialog)}”`,
  ],
  [
    'the heading before a button',
    [
      { role: 'button', text: button },
      { role: 'heading', text: heading },
    ],
    `at “${say(heading)}”`,
  ],
  [
    'what is seen before what is gone',
    [
      { role: 'dialog', text: dialog, is: 'missing' },
      { role: 'button', text: button },
    ],
    `at “${say(button)}”`,
  ],
  ['the dialog that is gone', [{ role: 'dialog', text: dialog, is: 'missing' }], `without “${say(dialog)}”`],
  ['nothing', [{ role: 'button', text: button, is: 'missing' }], undefined],
] as const)('describes the end of a path: %s', (_, assertions, words) => {
  expect(endInWords(assertions)).toBe(words);
});

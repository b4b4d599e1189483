import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { Sight } from '#paths/sight.ts';

import { say } from './texts.ts';

/** Looks for something on screen. */
export function expectSeen({ role, text, values, is }: Sight): void {
  const words = text && say(text, values);
  const found = role ? screen.queryAllByRole(role, words ? { name: words } : {}) : screen.queryAllByText(words ?? '');
  const what = [role, words].filter(Boolean).join(' ');

  if (is === 'missing') return expect(found.length, `how many of ${what} there are`).toBe(0);
  expect(found.length, `how many of ${what} there are`).toBeGreaterThan(0);
  if (is) expect(found.map(conditionOf), what).toContain(is);
}

function conditionOf(element: HTMLElement): NonNullable<Sight['is']> {
  if (element.getAttribute('aria-busy') === 'true') return 'busy';
  if (element.getAttribute('aria-invalid') === 'true' && !element.hasAttribute('disabled')) return 'invalid';
  return element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled') ? 'disabled' : 'enabled';
}

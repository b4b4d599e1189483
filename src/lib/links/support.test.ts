import { describe, expect, it } from 'vitest';

import { getSupportPath, readReference } from './support.ts';

describe('the address of the contact form', () => {
  it('includes the reference of a failure if there is one', () => {
    expect(getSupportPath()).toBe('/support');
    expect(getSupportPath('a8b9d2eb-ce6a-4a67')).toBe('/support?reference=a8b9d2eb-ce6a-4a67');
  });

  it.each([
    ['reference=a8b9d2eb-ce6a-4a67-a0ea-38fcc1de1c9c', 'a8b9d2eb-ce6a-4a67-a0ea-38fcc1de1c9c'],
    ['reference=short', null],
    ['reference=Call%20555%20now%21', null],
    [`reference=${'a'.repeat(65)}`, null],
    ['', null],
  ])('accepts the reference of ?%s only if it can be an id', (search, reference) => {
    expect(readReference(new URLSearchParams(search))).toBe(reference);
  });
});

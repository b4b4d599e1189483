import { afterEach, describe, expect, it } from 'vitest';

import { avoidControls } from './avoidControls.ts';

type Box = { left: number; right: number; top: number; bottom: number };

const places: Record<string, Box> = {
  top: { left: 0, right: 600, top: 60, bottom: 120 },
  bottom: { left: 0, right: 600, top: 700, bottom: 760 },
  // On a narrow screen.
  corner: { left: 0, right: 600, top: 700, bottom: 760 },
};

afterEach(() => document.body.replaceChildren());

function put<Tag extends 'div' | 'main' | 'button' | 'h2' | 'time' | 'p'>(
  tag: Tag,
  box: (element: HTMLElement) => Box,
  into: Element = document.body,
) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => box(element) as DOMRect;
  into.append(element);
  return element;
}

const placeOf = ({ dataset }: HTMLElement): Box =>
  places[dataset.place ?? ''] ?? { left: 0, right: 0, top: 0, bottom: 0 };
const at = (top: number): Box => ({ left: 100, right: 200, top, bottom: top + 20 });

describe('a floating element', () => {
  it('moves away from the focused element', () => {
    const [high, low] = [put('button', () => at(80)), put('button', () => at(720))];
    const bar = put('div', placeOf);
    low.focus();
    avoidControls(bar);
    expect(bar.dataset.place).toBe('top');

    high.focus();
    expect(bar.dataset.place).toBe('bottom');
  });

  it.each(['h2', 'time'] as const)('moves where it covers fewer of %s, but never over a control for that', (tag) => {
    const [bar, other] = [put('div', placeOf), put('div', placeOf)];
    put(tag, () => at(80));
    put(tag, () => at(80));
    avoidControls(bar);
    expect(bar.dataset.place).toBe('bottom');

    bar.remove();
    put('button', () => at(720));
    avoidControls(other);
    expect(other.dataset.place).toBe('top');
  });

  it('moves where it touches fewer controls, if it covers equally many', () => {
    const bar = put('div', placeOf);
    put('button', () => ({ left: 100, right: 200, top: 110, bottom: 160 }));
    put('h2', () => at(720));
    avoidControls(bar);

    expect(bar.dataset.place).toBe('bottom');
  });

  it('moves where it covers fewer words, unless there is a heading', () => {
    const [bar, other] = [put('div', placeOf), put('div', placeOf)];
    const main = put('main', () => at(0));
    put('p', () => at(80), main);
    put('p', () => at(100), main);
    put('p', () => at(720), main);
    avoidControls(bar);
    expect(bar.dataset.place).toBe('bottom');

    bar.remove();
    put('h2', () => at(720), main);
    avoidControls(other);
    expect(other.dataset.place).toBe('top');
  });

  it('moves to the corner if the page has controls at its top and its bottom', () => {
    const bar = put('div', (own) => ({ ...placeOf(own), left: own.dataset.place === 'corner' ? 250 : 0 }));
    put('h2', () => at(80));
    put('button', () => at(720));
    put('button', () => at(80));
    avoidControls(bar);

    expect(bar.dataset.place).toBe('corner');
  });

  it('stays while the user is focusing it', () => {
    const high = put('button', () => at(80));
    put('button', () => at(720));
    const bar = put('div', placeOf);
    const close = put('button', () => placeOf(bar), bar);
    high.focus();
    avoidControls(bar);
    expect(bar.dataset.place).toBe('bottom');

    close.focus();
    expect(bar.dataset.place).toBe('bottom');
  });

  it('does not cover another floating element, wherever the controls of that are', () => {
    put('button', () => at(720));
    const first = put('div', placeOf);
    avoidControls(first);
    expect(first.dataset.place).toBe('top');

    const second = put('div', (bar) => ({ ...placeOf(bar), right: 480 }));
    put('button', () => ({ left: 560, right: 590, top: 80, bottom: 100 }), first);
    put('button', () => at(80));
    put('button', () => at(80));
    avoidControls(second);
    expect(second.dataset.place).toBe('bottom');
  });
});

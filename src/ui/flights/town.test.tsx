import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { toPlace } from '#src/lib/places/places.ts';
import { landmarks } from './landmarks.ts';
import { Town } from './Town.tsx';

const drawn = (code: string) => {
  const { container } = render(<Town of={toPlace(code)} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
};

describe('the skyline of a destination', () => {
  it('shows the landmark of its city for any of its airports', () => {
    const { Paris: tower = 'no tower', 'New York': skyline = 'no skyline' } = landmarks;
    for (const code of ['CDG', 'ORY']) expect(drawn(code)[0]).toBe(tower);
    expect(drawn('JFK')[0]).toBe(skyline);
  });

  it('shows only houses if there is no landmark or the city is unknown', () => {
    for (const code of ['OSL', 'QQQ']) {
      expect(drawn(code)).toHaveLength(2);
      expect(Object.values(landmarks)).not.toContain(drawn(code)[0]);
    }
  });

  it('is the same each time, and differs elsewhere', () => {
    expect(drawn('OSL')).toEqual(drawn('OSL'));
    expect(drawn('OSL')).not.toEqual(drawn('BGO'));
  });
});

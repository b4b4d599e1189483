import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { placeOf } from '#src/lib/places/places.ts';
import { landmarks } from '#src/ui/flights/landmarks.ts';
import { Town } from '#src/ui/flights/Town.tsx';

const drawn = (code: string) => {
  const { container } = render(<Town of={placeOf(code)} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
};

describe('the town that one arrives in', () => {
  it('has what its city is known by, whichever of its airports that is', () => {
    const { Paris: tower = 'no tower', 'New York': skyline = 'no skyline' } = landmarks;
    for (const code of ['CDG', 'ORY']) expect(drawn(code)[0]).toBe(tower);
    expect(drawn('JFK')[0]).toBe(skyline);
  });

  it('has houses alone where it is known by nothing, or nobody knows it', () => {
    for (const code of ['OSL', 'QQQ']) {
      expect(drawn(code)).toHaveLength(2);
      expect(Object.values(landmarks)).not.toContain(drawn(code)[0]);
    }
  });

  it('is the same each time, and another one elsewhere', () => {
    expect(drawn('OSL')).toEqual(drawn('OSL'));
    expect(drawn('OSL')).not.toEqual(drawn('BGO'));
  });
});

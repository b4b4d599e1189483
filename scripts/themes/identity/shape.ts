export const corners = ['round', 'soft', 'sharp'] as const;
export const edges = ['shadow', 'line'] as const;
export const densities = ['comfortable', 'compact'] as const;

export type Shape = { corners: (typeof corners)[number]; edges: (typeof edges)[number] };
export type Density = (typeof densities)[number];

type Radii = Record<'Card' | 'Inner' | 'Field' | 'Button' | 'Chip' | 'Node', number> & { notch: number };

const pill = 999;
const radii: Record<Shape['corners'], Radii> = {
  round: { Card: 24, Inner: 16, Field: 12, Button: pill, Chip: pill, Node: pill, notch: 11 },
  soft: { Card: 12, Inner: 8, Field: 8, Button: 8, Chip: 8, Node: pill, notch: 10 },
  sharp: { Card: 6, Inner: 4, Field: 3, Button: 3, Chip: 3, Node: 2, notch: 8 },
};

/**
 * Returns corners and the separation of cards from their background. Fluent's radii follow, so that menus and dialogs
 * match.
 */
export function createShapeTokens({ corners, edges }: Shape, ground: 'light' | 'dark') {
  const { notch, ...each } = radii[corners];
  const [edge, shade, rim] =
    ground === 'light' ? ['#0a18300f', '#0a183014', '#0a183073'] : ['#ffffff1a', '#00000066', '#ffffff73'];
  const px = (radius: number) => `${radius}px`;
  const hairline = `0 0 0 1px ${edges === 'line' ? 'var(--colorNeutralStroke2)' : edge}`;
  const lift = `0 2px 4px ${shade}, 0 12px 32px -12px ${shade}`;
  return {
    borderRadiusCard: px(each.Card),
    borderRadiusInner: px(each.Inner),
    borderRadiusField: px(each.Field),
    borderRadiusButton: px(each.Button),
    borderRadiusChip: px(each.Chip),
    borderRadiusNode: px(each.Node),
    radiusNotch: px(notch),
    borderRadiusMedium: px(each.Field),
    borderRadiusLarge: px(each.Inner),
    borderRadiusXLarge: px(each.Card),
    shadowCard: edges === 'line' ? hairline : `${hairline}, ${lift}`,
    shadowPass: [
      // No token inside: Fluent drops a value with nested parentheses.
      `drop-shadow(0 0 0.75px ${rim})`,
      ...(edges === 'line' ? [] : [`drop-shadow(0 2px 3px ${shade}) drop-shadow(0 10px 18px ${shade})`]),
    ].join(' '),
  };
}

export function createDensityTokens(density: Density) {
  return density === 'compact'
    ? { spacingCard: '20px', spacingCards: '24px' }
    : { spacingCard: '24px', spacingCards: '32px' };
}

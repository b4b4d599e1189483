import { makeStyles, tokens } from '@fluentui/react-components';

import { wide } from '#src/ui/spaces.ts';

const keyHeight = 24;
export const drawingHeight = 232;
const system = '@media (forced-colors: active)';
/** Selector of a month's bars in the library's markup. */
const month = '& svg g[role="listbox"]';

const predicted = {
  stroke: tokens.colorNeutralStrokeAccessible,
  strokeWidth: '1.5px',
  [system]: { stroke: 'CanvasText' },
};

export const useChartStyles = makeStyles({
  room: {
    gridColumn: '1 / -1',
    height: `${keyHeight + 16 + drawingHeight}px`,
    [wide]: { height: `${drawingHeight}px` },
  },
  chart: { gridColumn: '1 / -1', minWidth: 0 },
  key: {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 24px',
    minHeight: `${keyHeight}px`,
    color: tokens.colorNeutralForeground2,
  },
  name: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  swatch: { width: '18px', height: '14px', flexShrink: 0 },
  defs: { position: 'absolute' },
  hatch: { stroke: tokens.colorNeutralStrokeAccessible, [system]: { stroke: 'CanvasText' } },
  predicted,
  offered: { fill: tokens.colorCompoundBrandBackground, [system]: { fill: 'Highlight' } },
  drawing: {
    height: `${drawingHeight}px`,
    '& svg text': {
      fontFamily: tokens.fontFamilyBase,
      fontSize: '13px',
      fontWeight: tokens.fontWeightRegular,
      fontVariantNumeric: 'lining-nums tabular-nums',
      fill: tokens.colorNeutralForeground2,
      [system]: { fill: 'CanvasText' },
    },
    // Phone bars are too narrow for figures above them.
    [`${month} > text`]: {
      display: 'none',
      [wide]: { display: 'inline' },
      fontWeight: tokens.fontWeightSemibold,
      fill: tokens.colorNeutralForeground1,
      [system]: { fill: 'CanvasText', stroke: 'Canvas' },
      // Keeps lines of the scale from touching the text.
      paintOrder: 'stroke',
      stroke: tokens.colorNeutralBackground1,
      strokeWidth: '8px',
      strokeLinejoin: 'round',
    },
    [`${month} > rect[fill^="url"]`]: predicted,
    [`${month} > rect:not([fill^="url"])`]: { [system]: { fill: 'Highlight' } },
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';

import { wide } from '#src/ui/spaces.ts';

export const useGroupStyles = makeStyles({
  groups: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' },
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  heading: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  items: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  inColumns: { alignItems: 'start', [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '32px' } },
});

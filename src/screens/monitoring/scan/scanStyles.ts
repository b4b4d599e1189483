import { makeStyles, tokens } from '@fluentui/react-components';

import { letters } from '#src/ui/flights/look.ts';

export const useScanStyles = makeStyles({
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'start' },
  text: { margin: 0 },
  fine: { ...letters.fine, margin: 0, color: tokens.colorNeutralForeground2 },
  main: { minHeight: '44px' },
});

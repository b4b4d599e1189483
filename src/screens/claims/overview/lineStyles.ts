import { tokens } from '@fluentui/react-components';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { letters } from '#src/ui/flights/look.ts';

export const lineStyles = {
  line: needsYou.line,
  what: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  fine: { ...letters.fine, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
} as const;

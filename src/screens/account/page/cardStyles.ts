import { makeStyles, tokens } from '@fluentui/react-components';

export const useCardStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  button: { overflowWrap: 'anywhere' },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
});

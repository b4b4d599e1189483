import { makeStyles } from '@fluentui/react-components';

export const useSheetStyles = makeStyles({
  words: { margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

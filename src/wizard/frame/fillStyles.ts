import { makeStyles } from '@fluentui/react-components';

/** Lets the elements between a dialog and its page fill the height, so that the buttons are at the bottom. */
export const useFillStyles = makeStyles({
  fill: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  /** Content above the buttons of a form with one page. */
  fields: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
  },
});

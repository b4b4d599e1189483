import { makeStyles } from '@fluentui/react-components';

/** Whatever stands between a dialog and its page takes the room that there is, so that buttons stand at the bottom. */
export const useFillStyles = makeStyles({
  fill: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  /** What stands above the buttons of a form that has one page. */
  fields: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';

/** Option in the form of a boarding pass row with a perforated edge beside its mark. */
export const useTornStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    paddingInlineStart: '12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'dashed',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';

/** What can be chosen, as a row of a pass that is torn off along the line beside its mark. */
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

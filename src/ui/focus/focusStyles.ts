import { makeStyles, tokens } from '@fluentui/react-components';

/** The ring around what holds focus without being a control: seen by who came by keyboard. */
export const useFocusStyles = makeStyles({
  ring: {
    outlineStyle: 'none',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
});

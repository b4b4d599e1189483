import { makeStyles, tokens } from '@fluentui/react-components';

/** Focus ring for elements that are not controls. Visible only for keyboard users. */
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

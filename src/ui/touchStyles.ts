import { makeStyles } from '@fluentui/react-components';

/** Minimum size of touch targets on touch screens. */
export const useTouchStyles = makeStyles({
  target: { minHeight: '32px', '@media (pointer: coarse)': { minHeight: '44px' } },
});

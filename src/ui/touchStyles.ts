import { makeStyles } from '@fluentui/react-components';

/** Large enough for a finger where fingers are used. */
export const useTouchStyles = makeStyles({
  target: { minHeight: '32px', '@media (pointer: coarse)': { minHeight: '44px' } },
});

import { makeStyles } from '@fluentui/react-components';

/** Fades content in after 200 ms, with its space reserved from the start, so that short loads do not flicker. */
export const useLateStyles = makeStyles({
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '150ms',
    animationDelay: '200ms',
    animationFillMode: 'backwards',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
});

import { makeStyles } from '@fluentui/react-components';

/** Seen only after 200 ms, though its space is kept from the start: what is over by then should not flicker. */
export const useLateStyles = makeStyles({
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '150ms',
    animationDelay: '200ms',
    animationFillMode: 'backwards',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
});

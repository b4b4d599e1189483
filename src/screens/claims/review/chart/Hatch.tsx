import { useChartStyles } from './chartStyles.ts';

const apart = 7;

/** Hatched pattern, so that the bars differ without colour. */
export function Hatch({ id }: { id: string }) {
  const styles = useChartStyles();

  return (
    <svg width="0" height="0" className={styles.defs} aria-hidden="true">
      <defs>
        <pattern id={id} width={apart} height={apart} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2={apart} strokeWidth="2" className={styles.hatch} />
        </pattern>
      </defs>
    </svg>
  );
}

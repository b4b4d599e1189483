import { encode } from 'uqr';

import styles from './twoStep.module.css';

/** White modules around a QR code, which cameras need to find it (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a QR code, black on white in light and dark mode. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

const useStyles = makeStyles({
  glance: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px 40px',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    // Hide the box if there is nothing to show in it.
    ':empty': { display: 'none' },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    [wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', padding: '16px 20px' },
  },
  drawn: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    [wide]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
  },
  scene: {
    minHeight: '104px',
    backgroundSize: 'cover',
    backgroundPosition: 'center bottom',
    '@media (forced-colors: active)': { display: 'none' },
    [wide]: { minHeight: '140px' },
  },
  // Keep the lamp and the sofa fully visible.
  lounge: { backgroundImage: portalTokens.sceneLounge, backgroundPosition: '42% bottom' },
  place: { backgroundImage: portalTokens.scenePlace },
  beside: {
    borderRadius: 0,
    '@media (forced-colors: active)': { outlineStyle: 'none' },
    [wide]: { padding: '20px 24px' },
  },
});

type GlanceProps = {
  /** Decorative image beside the summary, or above it on a phone. */
  scene?: 'lounge' | 'place';
  children: ReactNode;
};

export function Glance({ scene, children }: GlanceProps) {
  const styles = useStyles();
  if (!scene) return <div className={styles.glance}>{children}</div>;

  return (
    <div className={styles.drawn}>
      <div className={mergeClasses(styles.scene, styles[scene])} />
      <div className={mergeClasses(styles.glance, styles.beside)}>{children}</div>
    </div>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';

import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  initials: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: portalTokens.borderRadiusNode,
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForegroundLink,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export function Initials({ of: { name, surname } }: { of: { name: string; surname: string } }) {
  const styles = useStyles();

  return (
    <span className={styles.initials} aria-hidden>
      {`${name.charAt(0)}${surname.charAt(0)}`}
    </span>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { BuildingShopRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  icon: { display: 'block', margin: '0 auto', fontSize: '28px', color: tokens.colorBrandForegroundLink },
});

/** Insured items are business premises. */
export const ItemLeaf = () => <BuildingShopRegular className={useStyles().icon} />;

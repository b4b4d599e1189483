import { makeStyles } from '@fluentui/react-components';

export const useOfferPageStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

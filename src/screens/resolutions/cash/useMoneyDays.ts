import { useIntl } from 'react-intl';

/** How long it takes until money is there: what every card says of it comes from here. */
export const useMoneyDays = (): string => useIntl().formatMessage({ id: 'resolutions.money.days' });

import { useIntl } from 'react-intl';

/** Returns how long a payout takes. Every card uses this text, so that they agree. */
export const useMoneyDays = (): string => useIntl().formatMessage({ id: 'resolutions.money.days' });

import { useIntl } from 'react-intl';

export function Size({ bytes }: { bytes: number }) {
  const { formatNumber } = useIntl();
  const isLarge = bytes >= 100_000;
  const value = isLarge ? bytes / 2 ** 20 : Math.max(1, bytes / 2 ** 10);
  const unit = isLarge ? 'megabyte' : 'kilobyte';

  return formatNumber(value, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
}

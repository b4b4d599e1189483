type Method = {
  vendor: string;
  service: string;
  provider: string;
  type: string;
  isPreferred: boolean;
  address: Readonly<Record<string, string>>;
};

/** The bank provider that companies are paid through, as insurers name it: `service-provider`. */
export const corporateVendor = 'CORPORATE-BANKPRO';

/** A vendor is named by its service and its provider. */
export function partsOf(vendor: string): { vendor: string; service: string; provider: string } {
  const [service = '', provider = ''] = vendor.split('-');
  return { vendor, service, provider };
}

const isBank = ({ type }: Pick<Method, 'type'>) => type === 'BANK';

/** Somebody sends it by hand, and a bank wants to know who to. */
export const lacksAddress = (method: Pick<Method, 'type' | 'service' | 'address'>): boolean =>
  isBank(method) && method.service === 'MANUAL' && !method.address['addressLine1']?.trim();

/** Where a partner pays through the corporate provider, it pays to no bank through another. */
export const wantsSwitch = (method: Pick<Method, 'type' | 'vendor'>, vendors: readonly string[]): boolean =>
  isBank(method) && vendors.includes(corporateVendor) && method.vendor !== corporateVendor;

export const preferredFirst = <Each extends Pick<Method, 'isPreferred'>>(methods: readonly Each[]): Each[] =>
  methods.toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

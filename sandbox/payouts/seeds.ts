import { userId } from '../account/seeds/accounts.ts';
import { toUuid } from '../ids.ts';
import type { Area, Seeding } from '../seeds/area.ts';
import { payoutMethods } from '../tables.ts';

type Method = {
  vendor: string;
  type: string;
  description: string;
  preferred?: boolean;
  extras?: Record<string, string>;
  fields?: Record<string, string>;
};

const address = { addressLine1: '12 Harbour Road', city: 'Portland', province: 'ME', postCode: '04101' };

const bank = (description: string, ending: string, extras: Record<string, string> = {}): Method => ({
  vendor: 'MANUAL-BANK',
  type: 'BANK',
  description,
  extras,
  fields: { accountNumber: `0000${ending}`, sortCode: '110000' },
});
const preferred = (method: Method): Method => ({ ...method, preferred: true });

const methods: Record<string, Method[]> = {
  'anna@sky.test': [preferred(bank('My current account', '1234', address))],
  'one@sky.test': [preferred(bank('Savings', '2244', address))],
  'many@sky.test': [
    bank('Old account, no address', '3311'),
    bank('Household account', '3322', address),
    preferred({
      vendor: 'WALLET-PAYGO',
      type: 'WALLET',
      description: 'PayGo wallet',
      fields: { email: 'maya@wallet.test' },
    }),
    {
      vendor: 'CORPORATE-BANKPRO',
      type: 'BANK',
      description: 'Company account',
      extras: address,
      fields: { accountNumber: '00003344', sortCode: '110000', legalType: 'BUSINESS' },
    },
  ],
  'errors@sky.test': [bank('Ghost', '9911', address), preferred(bank('My account', '9922', address))],
  'options@sky.test': [preferred(bank('My account', '8811', address))],
  'gallery@sky.test': [preferred(bank('My account', '4455', address))],
  'vera@voyage.test': [
    preferred(bank('Account in pounds', '5566', { ...address, city: 'Leeds', postCode: 'LS1 4AP' })),
  ],
  'otc@rails.test': [
    preferred({ vendor: 'PAYMENTRAILS-TRANSFER', type: 'BANK', description: 'Transfer to my bank', extras: address }),
  ],
  'berta@harvest.test': [
    preferred({
      ...bank('Shop account', '6677', address),
      fields: { accountNumber: '00006677', sortCode: '110000', legalType: 'BUSINESS' },
    }),
  ],
  'errors@harvest.test': [bank('Ghost', '9933', address), preferred(bank('Kiosk account', '9944', address))],
  'readonly@harvest.test': [preferred(bank('Florist account', '9955', address))],
};

export const payouts: Area = { default: [seedPayoutMethods], empty: [] };

async function seedPayoutMethods({ db }: Seeding): Promise<void> {
  const rows = Object.entries(methods).flatMap(([login, own]) =>
    own.map(({ vendor, type, description, preferred = false, extras = {}, fields = {} }, index) => {
      const [service = '', provider = ''] = vendor.split('-');
      return {
        payoutMethodId: toUuid(`method:${login}:${index + 1}`),
        userId: userId(login),
        description,
        service,
        provider,
        type,
        preferred: preferred ? (1 as const) : (0 as const),
        extras,
        fields,
      };
    }),
  );
  await db.insert(payoutMethods).values(rows);
}

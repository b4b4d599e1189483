import type { BankLookupResult } from '#schema/rest/payouts.ts';

import { Refused } from '../refusal.ts';

/** A search that makes the directory fail. */
export const brokenSearch = 'err';

const mostFound = 50;

const bank = (
  primaryKey: string,
  institutionName: string,
  address1: string,
  city: string,
  postalCode: string,
): BankLookupResult => ({ primaryKey, institutionName, address1, city, postalCode });

/** Upper case, as in real bank directories. */
const directory: Record<string, BankLookupResult[]> = {
  US: [
    bank('011000011', 'FIRST HARBOR TRUST', '1 WHARF STREET', 'PORTLAND', '04101'),
    bank('011000022', 'FIRST NATIONAL BANK OF MAINE', '200 CONGRESS STREET', 'PORTLAND', '04102'),
    bank('011000033', 'FIRESIDE SAVINGS', '14 MAIN STREET', 'BANGOR', '04401'),
    bank('011000044', 'EXAMPLE BANK', '5 SAMPLE AVENUE', 'AUGUSTA', '04330'),
    bank('011000055', 'LIGHTHOUSE CREDIT UNION', '77 OCEAN ROAD', 'ROCKLAND', '04841'),
    bank('011000066', 'NORTH WOODS COOPERATIVE', '9 PINE STREET', 'HOULTON', '04730'),
  ],
  GB: [
    bank('GB110011', 'FIRST PENNINE BANK', '3 MILL LANE', 'LEEDS', 'LS1 4AP'),
    bank('GB110022', 'FIRTH OF FORTH SAVINGS', '12 QUAY STREET', 'EDINBURGH', 'EH6 6QQ'),
    bank('GB110033', 'FIRM FOUNDATION BUILDING SOCIETY', '40 HIGH STREET', 'YORK', 'YO1 8QG'),
    bank('GB110044', 'EXAMPLE BANK UK', '1 SAMPLE ROW', 'BATH', 'BA1 1AA'),
    bank('GB110055', 'MARSH AND MOOR', '8 STATION ROAD', 'ELY', 'CB7 4BS'),
  ],
};

/** Finds banks by a part of the name, ignoring case. Returns none for a country without a directory. */
export function searchBanks(country: string, search: string): BankLookupResult[] {
  const sought = search.trim().toUpperCase();
  if (sought.length < 3)
    throw new Refused('INVALID_PARAMS', 'Three letters are the least to search for', { bankSearch: 'invalid' });
  if (sought === brokenSearch.toUpperCase())
    throw new Refused('VENDOR_ERROR', 'The directory of banks does not answer');
  const listed = directory[country.toUpperCase()] ?? [];
  return listed.filter(({ institutionName }) => institutionName.includes(sought)).slice(0, mostFound);
}

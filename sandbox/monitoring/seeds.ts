import type { monitoredTypes } from '#schema/rest/monitoring.ts';
import { userId } from '../account/seeds/accounts.ts';
import type { Finding } from '../content/texts/content.ts';
import { toUuid } from '../ids.ts';
import type { Area, Seeding } from '../seeds/area.ts';
import type { Calendar } from '../seeds/calendar.ts';
import { monitoredItems, owlAlerts, subscribers } from '../tables.ts';
import { hashValue } from './values.ts';

type Item = {
  key: string;
  dataType: (typeof monitoredTypes)[number];
  friendlyName: string;
  /** Behind the mask. The tables have a hash of it. */
  value: string;
  displayValue: string;
  alerts?: {
    key: string;
    plan: string;
    finding: Finding;
    daysAgo: number;
    doneDaysAgo?: number;
    actionsDone?: string[];
  }[];
};

/** Values that Olga has monitored already, for testers. */
export const monitoredEmail = 'olga@owl.test';
export const monitoredCard = '5500 0000 0004 4242';

const watched: Item[] = [
  {
    key: 'email-1',
    dataType: 'EMAIL',
    friendlyName: 'Private mail',
    value: monitoredEmail,
    displayValue: 'ol**@owl.test',
    alerts: [{ key: 'email-1', plan: 'email-breach', finding: 'email-address', daysAgo: 3 }],
  },
  {
    key: 'email-2',
    dataType: 'EMAIL',
    friendlyName: 'Work mail',
    value: 'o.petrovna@office.test',
    displayValue: 'o.********@office.test',
    alerts: [{ key: 'email-2', plan: 'email-breach', finding: 'email-password', daysAgo: 1 }],
  },
  {
    key: 'email-3',
    dataType: 'EMAIL',
    friendlyName: 'Newsletters',
    value: 'olga.mailings@mail.test',
    displayValue: 'ol***********@mail.test',
  },
  {
    key: 'card-1',
    dataType: 'CARD',
    friendlyName: 'Blue card',
    value: monitoredCard,
    displayValue: '**** **** **** 4242',
    alerts: [{ key: 'card-1', plan: 'card-exposed', finding: 'card-number', daysAgo: 40, doneDaysAgo: 38 }],
  },
  {
    key: 'passport-1',
    dataType: 'PASSPORT',
    friendlyName: 'Passport',
    value: 'P12344821',
    displayValue: '*****4821',
    alerts: [
      {
        key: 'passport-1',
        plan: 'passport-exposed',
        finding: 'scanned-document',
        daysAgo: 5,
        actionsDone: ['report-it'],
      },
    ],
  },
  { key: 'phone-1', dataType: 'PHONE', friendlyName: 'Mobile', value: '+15550100042', displayValue: '********0042' },
  {
    key: 'national-1',
    dataType: 'NATIONAL_ID',
    friendlyName: 'National ID',
    value: '123456789',
    displayValue: '*****6789',
  },
  {
    key: 'medical-1',
    dataType: 'MEDICAL_ID',
    friendlyName: 'Health card',
    value: '415-555-7731',
    displayValue: '********7731',
  },
  {
    key: 'account-1',
    dataType: 'BANK_ACCOUNT',
    friendlyName: 'Current account',
    value: '20045310',
    displayValue: '****5310',
  },
];

const watchedForReader: Item[] = [
  {
    key: 'reader-email',
    dataType: 'EMAIL',
    friendlyName: 'Private mail',
    value: 'readonly@owl.test',
    displayValue: 're******@owl.test',
  },
  {
    key: 'reader-phone',
    dataType: 'PHONE',
    friendlyName: 'Mobile',
    value: '+15550100077',
    displayValue: '********0077',
  },
];

export const monitoring: Area = { default: [seedMonitoring], empty: [] };

async function seedMonitoring({ db, calendar }: Seeding): Promise<void> {
  await db.insert(subscribers).values([
    { userId: userId('olga@owl.test'), subscribed: true, initialScan: true, alertsFound: 2 },
    { userId: userId('readonly@owl.test'), subscribed: true, initialScan: true },
    { userId: userId('hand@owl.test'), subscribed: true, initialScan: true },
    { userId: userId('errors@owl.test'), subscribed: true, initialScan: true },
  ]);
  await seedItems(db, userId('olga@owl.test'), watched);
  await seedItems(db, userId('readonly@owl.test'), watchedForReader);
  await db.insert(owlAlerts).values(watched.flatMap((item) => alertsOf(item, calendar)));
}

async function seedItems(db: Seeding['db'], owner: string, items: readonly Item[]): Promise<void> {
  for (const { key, dataType, friendlyName, value, displayValue } of items)
    await db.insert(monitoredItems).values({
      id: toUuid(`monitored:${key}`),
      userId: owner,
      dataType,
      friendlyName,
      displayValue,
      valueHash: await hashValue(db, { userId: owner, dataType, value }),
    });
}

function alertsOf({ key, friendlyName, alerts = [] }: Item, calendar: Calendar) {
  return alerts.map((alert) => ({
    alertId: toUuid(`owl-alert:${alert.key}`),
    subscriptionId: toUuid(`monitored:${key}`),
    planTitle: alert.plan,
    finding: alert.finding,
    itemName: friendlyName,
    createdOn: calendar.at(-alert.daysAgo, '08:15'),
    completed: alert.doneDaysAgo !== undefined,
    completedOn: alert.doneDaysAgo === undefined ? null : calendar.at(-alert.doneDaysAgo, '19:30'),
    actionsDone: Object.fromEntries(
      (alert.actionsDone ?? []).map((actionItem) => [actionItem, calendar.at(-alert.daysAgo + 1, '09:00')]),
    ),
  }));
}

import { stepTitle } from '../monitoring/plans.ts';

/** What an article has in every language. Its key names the texts in `texts/`. */
export type ArticleEntry = {
  category: 'help' | 'info' | 'plans';
  /** Defaults to the key. Null for an article that only its plan identifies. */
  id?: string | null;
  plan?: string;
  dismissible?: true;
};

/** All articles by area, except the steps of the action plans. An area lists them in the order of publication. */
export const articleEntries = {
  help: {
    'signing-in': { category: 'help' },
    'one-time-code': { category: 'help' },
    'one-hour': { category: 'help' },
    language: { category: 'help' },
    'poor-connection': { category: 'help' },
  },
  info: {
    'never-ask': { category: 'info', dismissible: true },
    'shared-device': { category: 'info' },
    'personal-data': { category: 'info' },
  },
  travel: {
    'insuring-a-trip': { category: 'help' },
    'in-good-time': { category: 'info', dismissible: true },
    'flight-late': { category: 'plans' },
    'flight-cancelled': { category: 'plans' },
  },
  business: {
    'how-a-claim-goes': { category: 'help' },
    'bank-permission': { category: 'info', dismissible: true },
    'expected-revenue': { category: 'plans' },
    'an-offer': { category: 'plans' },
  },
  monitoring: {
    'what-an-alert-means': { category: 'info', dismissible: true },
    'email-found': { category: 'plans', plan: 'email-breach' },
    'card-found': { category: 'plans', plan: 'card-exposed' },
    'passport-found': { category: 'plans', plan: 'passport-exposed', id: null },
  },
} satisfies Record<string, Record<string, ArticleEntry>>;

const step = (actionItem: string, id: string | null = actionItem): ArticleEntry => ({
  category: 'plans',
  plan: stepTitle(actionItem),
  id,
});

/** Articles that explain the steps of the action plans, by action item. */
export const stepEntries = {
  'change-password': step('change-password'),
  'change-elsewhere': step('change-elsewhere'),
  'second-factor': step('second-factor'),
  'false-messages': step('false-messages'),
  'protect-number': step('protect-number'),
  'block-card': step('block-card'),
  'check-statements': step('check-statements'),
  'new-card-number': step('new-card-number'),
  'report-it': step('report-it', 'report-a-document'),
  'tell-police': step('tell-police'),
  'tell-bank': step('tell-bank', null),
};

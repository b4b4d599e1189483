import type { Article } from '#rules/content/articles.ts';

import type { Model } from '../kit/model.ts';
import { type ContentInput, contentMachine, getFreshMilliseconds, type KeptContent } from './content.machine.ts';

const [now, DAY] = [1_772_366_400_000, 86_400_000];

export const neverAsk: Article = {
  id: 'never-ask',
  title: 'We never ask for your password',
  summary: 'Anyone who does is not from us.',
  body: 'We do **not**.',
  category: 'info',
  isDismissible: true,
  plan: null,
};

export const createKeptContent = (locale: string, age = 0): KeptContent => ({
  locale,
  cachedAt: now - age,
  items: [neverAsk],
});

const input: ContentInput = {
  what: 'articles',
  bundle: 'sky',
  product: 'travel',
  locale: 'en',
  kept: null,
  dismissed: [],
  now,
};

export const contentModel = {
  machine: contentMachine,
  inputs: {
    'for the first time': input,
    'later that day': { ...input, kept: createKeptContent('en', DAY - 1) },
    'the next day': { ...input, kept: createKeptContent('en', DAY) },
    'before it was read, as the clock has it': { ...input, kept: createKeptContent('en', -1) },
    'with what was put away': { ...input, kept: createKeptContent('en'), dismissed: ['never-ask'] },
  },
  events: {
    'reload.requested': 'no payload',
    'language.changed': { 'to French': { locale: 'fr', at: now } },
    'article.dismissed': { 'of what is good to know': { id: 'never-ask' } },
    'dismissals.undone': 'no payload',
  },
  answers: {
    getContent: {
      found: { kind: 'found', items: [neverAsk], at: now },
      VENDOR_ERROR: { kind: 'refused', reaction: { kind: 'warning', code: 'VENDOR_ERROR' } },
      UNAUTHORIZED_ACCESS: { kind: 'refused', reaction: { kind: 'end session', code: 'UNAUTHORIZED_ACCESS' } },
    },
  },
  stateKey: (context) => {
    const { kept, locale } = context;
    const age =
      kept && (kept.locale !== locale ? 'in another language' : getFreshMilliseconds(context) > 0 ? 'new' : 'old');
    return [...(locale === 'en' ? [] : ['French']), ...(age ? [age] : [])].join(', ');
  },
} satisfies Model<typeof contentMachine>;

import { contentModel } from '#machines/content/content.model.ts';

import { languages } from '#schema/languages.ts';
import { flowSpec } from '../../spec.ts';

const retry = [{ press: 'button', named: 'data.retry', within: '[data-content=articles]' }] as const;
const keptElsewhere = { cannot: 'what is kept is what the portal read before, on the very same device' };
const onOverview = {
  from: 'nobody',
  do: { cannot: 'only customers have an overview to put something away from' },
} as const;

const inOneLanguage = Object.fromEntries(
  ['fetching', 'ready', 'unrenewed', 'without', 'failed'].map((place) => [
    place,
    'a browser test looks for what is seen in one language',
  ]),
);

/** Articles of the help page for a guest. */
export const spec = flowSpec(contentModel, {
  root: '[data-content=articles]',
  starts: {
    'for the first time': { partner: 'sky', path: '/help' },
    'later that day': keptElsewhere,
    'the next day': keptElsewhere,
    'before it was read, as the clock has it': keptElsewhere,
    'with what was put away': keptElsewhere,
  },
  events: {
    'reload.requested': {
      usually: { from: 'nobody' },
      in: {
        without: retry,
        failed: retry,
        unrenewed: { from: 'the page', do: { cannot: 'it tries again by itself when the line is back' } },
      },
    },
    'language.changed': {
      usually: [{ choose: 'shell.language', with: 'locale', called: languages }],
      except: inOneLanguage,
    },
    'article.dismissed': onOverview,
    'dismissals.undone': onOverview,
  },
  states: {
    choosing: 'transient',
    fetching: [],
    ready: [
      { role: 'heading', text: 'content.good_to_know' },
      { role: 'progressbar', is: 'missing' },
    ],
    unrenewed: [
      { role: 'heading', text: 'content.good_to_know' },
      { role: 'button', text: 'data.retry', is: 'missing' },
    ],
    without: [{ text: 'content.empty' }, { role: 'button', text: 'data.retry', is: 'enabled' }],
    failed: [{ text: 'content.articles.failed' }, { role: 'button', text: 'data.retry', is: 'enabled' }],
  },
  actors: {
    getContent: {
      call: 'GET /cms/sky/v1/*',
      document: 'Articles',
      answers: {
        found: 'as it is',
        UNAUTHORIZED_ACCESS: { cannot: 'a guest has no session that could end' },
      },
    },
  },
  effects: {
    react: 'unseen',
    keepContent: 'unseen',
    keepDismissal: [{ notice: 'notices.put_away' }],
    forgetDismissals: [{ notice: 'notices.had_back' }],
  },
  delays: { untilOld: 86_400_000 },
});

import { describeModel } from '#tests/kit/model.ts';

import { languageModel } from './language.model.ts';

const readable = 'tells texts.readable';
const early = {
  chosen: 'switching (incomplete, last file, chosen, not our own)',
  suggested: 'switching (incomplete, last file, not our own)',
};
const late = { chosen: 'switching (last file, chosen, not our own)', suggested: 'switching (last file, not our own)' };
const changed = {
  chosen: 'switching (last file, chosen, own changed)',
  suggested: 'switching (last file, own changed)',
};
const changedEarly = {
  chosen: 'loading (incomplete, own changed)',
  suggested: 'loading (incomplete, own changed)',
};

/** Where another language leads. */
const towards = ({ chosen, suggested }: typeof early) => ({
  'language.chosen: French': chosen,
  'language.suggested: French': suggested,
});

describeModel(languageModel, {
  'to begin with': {
    'a page with its first texts': `completing (incomplete) + ${readable}`,
    'a page without texts': 'loading (incomplete)',
  },
  'completing (incomplete)': {
    ...towards(early),
    'getTexts: found': 'ready',
    'getTexts: no answer': `completing (incomplete, last file) + ${readable}`,
  },
  'loading (incomplete)': {
    'language.chosen: French': 'loading (incomplete, own changed)',
    'language.suggested: French': 'loading (incomplete, not our own)',
    'getTexts: found': `ready + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file)',
  },
  'switching (incomplete, last file, chosen, not our own)': {
    'language.chosen: French': early.chosen,
    'getTexts: found': 'ready (own changed) + keepLanguage(fr)',
    'getTexts: no answer': `completing (incomplete) + announceUnchanged + ${readable}`,
  },
  'switching (incomplete, last file, not our own)': {
    ...towards(early),
    'customer.left': 'switching (incomplete)',
    'getTexts: found': 'ready (not our own)',
    'getTexts: no answer': `completing (incomplete) + ${readable}`,
  },
  ready: {
    ...towards(late),
    'after translationTtl': 'refreshing',
  },
  'completing (incomplete, last file)': {
    ...towards(early),
    'getTexts: found': 'ready',
    'getTexts: no answer': 'incomplete (incomplete)',
  },
  'loading (incomplete, not our own)': {
    'language.chosen: French': 'loading (incomplete, own changed)',
    'language.suggested: French': 'loading (incomplete, not our own)',
    'customer.left': 'loading (incomplete)',
    'getTexts: found': `ready (not our own) + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file, not our own)',
  },
  'loading (incomplete, last file)': {
    'language.chosen: French': 'loading (incomplete, own changed)',
    'language.suggested: French': 'loading (incomplete, not our own)',
    'getTexts: found': `ready + ${readable}`,
    'getTexts: no answer': 'mute (incomplete, last file) + tells texts.failed',
  },
  'switching (incomplete)': {
    ...towards(early),
    'getTexts: found': 'ready',
    'getTexts: no answer': 'switching (incomplete, last file)',
  },
  'ready (not our own)': {
    ...towards(late),
    'customer.left': 'switching',
    'after translationTtl': 'refreshing (not our own)',
  },
  'switching (last file, chosen, not our own)': {
    'language.chosen: French': late.chosen,
    'getTexts: found': 'ready (own changed) + keepLanguage(fr)',
    'getTexts: no answer': 'ready + announceUnchanged',
  },
  'switching (last file, not our own)': {
    ...towards(late),
    'customer.left': 'switching',
    'getTexts: found': 'ready (not our own)',
    'getTexts: no answer': 'ready',
  },
  refreshing: {
    ...towards(late),
    'getTexts: found': 'ready',
    'getTexts: no answer': 'ready',
  },
  'incomplete (incomplete)': {
    ...towards(early),
    'after textsRetry': `completing (incomplete) + ${readable}`,
  },
  'loading (incomplete, last file, not our own)': {
    'language.chosen: French': 'loading (incomplete, own changed)',
    'language.suggested: French': 'loading (incomplete, not our own)',
    'customer.left': 'loading (incomplete)',
    'getTexts: found': `ready (not our own) + ${readable}`,
    'getTexts: no answer': 'mute (incomplete, last file, not our own) + tells texts.failed',
  },
  'mute (incomplete, last file)': {},
  'switching (incomplete, last file)': {
    ...towards(early),
    'getTexts: found': 'ready',
    'getTexts: no answer': `completing (incomplete) + ${readable}`,
  },
  switching: {
    ...towards(late),
    'getTexts: found': 'ready',
    'getTexts: no answer': 'switching (last file)',
  },
  'refreshing (not our own)': {
    ...towards(late),
    'customer.left': 'switching',
    'getTexts: found': 'ready (not our own)',
    'getTexts: no answer': 'ready (not our own)',
  },
  'mute (incomplete, last file, not our own)': {},
  'switching (last file)': {
    ...towards(late),
    'getTexts: found': 'ready',
    'getTexts: no answer': 'ready (not our own)',
  },
  // From here on French is the language that is spoken when nobody is signed in.
  'loading (incomplete, own changed)': {
    ...towards(changedEarly),
    'getTexts: found': `ready (own changed) + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file, own changed)',
  },
  'loading (incomplete, last file, own changed)': {
    ...towards(changedEarly),
    'getTexts: found': `ready (own changed) + ${readable}`,
    'getTexts: no answer': 'mute (incomplete, last file, own changed) + tells texts.failed',
  },
  'ready (own changed)': {
    ...towards(changed),
    'after translationTtl': 'refreshing (own changed)',
  },
  'refreshing (own changed)': {
    ...towards(changed),
    'getTexts: found': 'ready (own changed)',
    'getTexts: no answer': 'ready (own changed)',
  },
  'switching (last file, chosen, own changed)': {
    'language.chosen: French': changed.chosen,
    'getTexts: found': 'ready (own changed) + keepLanguage(fr)',
    'getTexts: no answer': 'ready (own changed) + announceUnchanged',
  },
  'switching (last file, own changed)': {
    ...towards(changed),
    'getTexts: found': 'ready (own changed)',
    'getTexts: no answer': 'ready (own changed)',
  },
  'mute (incomplete, last file, own changed)': {},
});

import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { languageModel } from './language.model.ts';

const readable = 'tells texts.readable';
const failed = 'mute + tells texts.failed';

/** Where another language leads, by who wants it. */
const towards = (known: string, knownIfSuggested: string) => ({
  'language.chosen: French': `switching (${known})`,
  'language.suggested: French': `switching (${knownIfSuggested})`,
});
const early = towards('incomplete, last file, chosen, not our own', 'incomplete, last file, not our own');
const late = towards('last file, chosen, not our own', 'last file, not our own');
/** Once French is the language that is spoken when nobody is signed in. */
const changed = towards('last file, chosen, own changed', 'last file, own changed');

/** Who chose is not overruled. */
const keepsFrench = {
  'language.suggested: French': nothing,
  'getTexts: found': 'ready (own changed) + keepLanguage(fr)',
};
const ownAgain = { 'customer.left': 'switching ()' };

describeModel(languageModel, {
  'to begin with': {
    'a page with its first texts': `completing (incomplete) + ${readable}`,
    'a page without texts': 'loading (incomplete)',
  },
  loading: {
    'language.chosen: French': 'loading (incomplete, own changed)',
    'language.suggested: French': 'loading (incomplete, not our own)',
    'getTexts: found': `ready () + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file)',
  },
  'loading (incomplete, last file)': { 'getTexts: no answer': failed },
  'loading (incomplete, not our own)': {
    'customer.left': 'loading (incomplete)',
    'getTexts: found': `ready (not our own) + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file, not our own)',
  },
  'loading (incomplete, last file, not our own)': {
    'customer.left': 'loading (incomplete)',
    'getTexts: found': `ready (not our own) + ${readable}`,
    'getTexts: no answer': failed,
  },
  'loading (incomplete, own changed)': {
    'language.suggested: French': 'loading (incomplete, own changed)',
    'getTexts: found': `ready (own changed) + ${readable}`,
    'getTexts: no answer': 'loading (incomplete, last file, own changed)',
  },
  'loading (incomplete, last file, own changed)': {
    'language.suggested: French': 'loading (incomplete, own changed)',
    'getTexts: found': `ready (own changed) + ${readable}`,
    'getTexts: no answer': failed,
  },
  completing: {
    ...early,
    'getTexts: found': 'ready ()',
    'getTexts: no answer': `completing (incomplete, last file) + ${readable}`,
  },
  'completing (incomplete, last file)': { 'getTexts: no answer': 'incomplete (incomplete)' },
  incomplete: { ...early, 'after textsRetry': `completing + ${readable}` },
  ready: { ...late, 'after translationTtl': 'refreshing' },
  'ready (not our own)': ownAgain,
  'ready (own changed)': changed,
  refreshing: { ...late, 'getTexts: found': 'ready', 'getTexts: no answer': 'ready' },
  'refreshing (not our own)': ownAgain,
  'refreshing (own changed)': changed,
  switching: {
    ...late,
    'getTexts: found': 'ready ()',
    'getTexts: no answer': 'switching (last file)',
  },
  'switching (last file)': { 'getTexts: no answer': 'ready (not our own)' },
  'switching (last file, chosen, not our own)': {
    ...keepsFrench,
    'getTexts: no answer': 'ready () + announceUnchanged',
  },
  'switching (last file, not our own)': {
    ...ownAgain,
    'getTexts: found': 'ready (not our own)',
    'getTexts: no answer': 'ready ()',
  },
  'switching (last file, chosen, own changed)': {
    ...keepsFrench,
    'language.chosen: French': changed['language.chosen: French'],
    'getTexts: no answer': 'ready (own changed) + announceUnchanged',
  },
  'switching (last file, own changed)': {
    ...changed,
    'getTexts: found': 'ready (own changed)',
    'getTexts: no answer': 'ready (own changed)',
  },
  'switching (incomplete)': { ...early, 'getTexts: no answer': 'switching (incomplete, last file)' },
  'switching (incomplete, last file)': { ...early, 'getTexts: no answer': `completing (incomplete) + ${readable}` },
  'switching (incomplete, last file, chosen, not our own)': {
    ...keepsFrench,
    'language.chosen: French': early['language.chosen: French'],
    'getTexts: no answer': `completing (incomplete) + announceUnchanged + ${readable}`,
  },
  'switching (incomplete, last file, not our own)': {
    ...early,
    'customer.left': 'switching (incomplete)',
    'getTexts: found': 'ready (not our own)',
    'getTexts: no answer': `completing (incomplete) + ${readable}`,
  },
  mute: {},
});

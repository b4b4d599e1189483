import { contentModel } from '#machines/content/content.model.ts';
import { spec } from '#paths/specs/content/content.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const DAY = 86_400_000;

const opened = ({ kept, dismissed, now }: (typeof contentModel.inputs)['later that day' | 'for the first time']) => ({
  path: '/help',
  stored: {
    content: {
      version: 2,
      value: {
        bundle: 'sky',
        articles: kept && { ...kept, locale: 'en-US', cachedAt: skyPage.now - (now - kept.cachedAt) },
        questions: null,
        dismissed,
      },
    },
  },
});
const { inputs } = contentModel;

testPaths(spec, {
  inputs: {
    'for the first time': { path: '/help' },
    'later that day': opened({ ...inputs['later that day'], now: inputs['later that day'].now - 60_000 }),
    'the next day': opened(inputs['the next day']),
    'before it was read, as the clock has it': opened(inputs['before it was read, as the clock has it']),
    'with what was put away': opened(inputs['with what was put away']),
  },
  delays: { untilOld: () => DAY },
  triggers: { 'reload.requested': () => window.dispatchEvent(new Event('online')) },
});

import { expect } from 'vitest';

import { client, themeModel, themeNamed } from '#machines/session/preferences/theme.model.ts';
import { spec } from '#paths/specs/session/theme.ts';
import type { Opening } from '#tests/kit/browser/stage.tsx';
import { answer } from '#tests/kit/flows/answers.ts';
import type { Answer } from '#tests/kit/flows/flow.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

type Input = (typeof themeModel.inputs)[keyof typeof themeModel.inputs];

const theme = '/themes/sky/config.json';
const baseline = '/themes/baseline/config.json';

const page = ({ kept, ...given }: Input): Opening => ({ page: given, kept });
const serve =
  (path: string, name: string): Answer =>
  ({ wire }) =>
    wire.serve(path, themeNamed(name));
const miss =
  (path: string): Answer =>
  ({ wire }) =>
    wire.miss(path);

const lose =
  (call: string): Answer =>
  ({ wire }) =>
    wire.lose(call);

const inputs = themeModel.inputs;

testPaths(spec, {
  inputs: {
    'an empty page': page(inputs['an empty page']),
    'a page with client and theme': page(inputs['a page with client and theme']),
    'a page with client and baseline': page(inputs['a page with client and baseline']),
    'a page with another theme': page(inputs['a page with another theme']),
    'a page with the client, a theme of today kept': page(inputs['a page with the client, a theme of today kept']),
    'a page with the client, a theme of yesterday kept': page(
      inputs['a page with the client, a theme of yesterday kept'],
    ),
    'a page with the client, another theme kept': page(inputs['a page with the client, another theme kept']),
    'an empty page, a theme of today kept': page(inputs['an empty page, a theme of today kept']),
  },
  holds: ['Client', theme, baseline],
  answers: {
    getClient: {
      found: answer('Client', { client }),
      PARTNER_NOT_FOUND: ({ wire }) => wire.refuse('Client', { status: 404, code: 'PARTNER_NOT_FOUND' }),
      'no answer': lose('Client'),
    },
    getTheme: { found: serve(theme, 'sky'), unusable: miss(theme), 'no answer': lose(theme) },
    getBaseline: { found: serve(baseline, 'baseline'), unusable: miss(baseline), 'no answer': lose(baseline) },
  },
  effects: { keepTheme: () => expect(localStorage.getItem('theme')).toContain('"theme":"sky"') },
  // No element shows this state: the user only sees a progress bar.
  stateOf: ({ portal }) => portal.app.getSnapshot().children.theme?.getSnapshot().value,
});

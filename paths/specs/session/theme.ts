import { themeModel } from '#machines/session/preferences/theme.model.ts';

import type { Assertion } from '../../assertions.ts';
import { notInBrowser } from '../../spec.ts';

const bar: readonly Assertion[] = [{ role: 'main', is: 'busy' }];

export const spec = notInBrowser(themeModel, 'it ends before there is a page that could say its state', {
  events: {},
  states: {
    starting: 'transient',
    askingForClient: bar,
    choosing: 'transient',
    fetching: bar,
    fallingBack: bar,
    ready: [{ role: 'heading', text: 'signIn.title' }],
    failed: [{ role: 'heading', text: 'app.failed.title' }],
  },
});

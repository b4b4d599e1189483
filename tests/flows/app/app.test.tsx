import type { AppEvent } from '#machines/session/app/app.setup.ts';
import { client, themeNamed } from '#machines/session/preferences/theme.model.ts';
import { customer } from '#machines/session/session.model.ts';
import { spec } from '#paths/specs/session/app.ts';
import { addresses } from '#src/lib/addresses.ts';
import { type Stage, settled } from '#tests/kit/browser/stage.tsx';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

// The page brings no data, so that the start is visible.
const emptyPage = { path: addresses.keyFacts, page: { now: 0, client: null, theme: null, texts: null } };

const sessionOf = ({ portal }: Stage) => portal.app.getSnapshot().children.session;
const isReadable = ({ portal }: Stage) => portal.app.getSnapshot().matches({ running: { texts: 'readable' } });

testPaths(spec, {
  inputs: { 'a new page': emptyPage, 'a reloaded page': { ...emptyPage, session: customer } },
  goesOn: ['a reloaded page'],
  holds: ['Client', '/themes/sky/config.json', 'texts'],
  answers: {
    theme: {
      loaded: async ({ wire }) => {
        wire.answer('Client', { client });
        await settled();
        wire.serve('/themes/sky/config.json', themeNamed('sky'));
      },
      failed: ({ wire }) => wire.refuse('Client', { status: 404, code: 'PARTNER_NOT_FOUND' }),
      // The theme machine always ends with an outcome; if it breaks all the same, the portal shows a failure.
      'no answer': ({ portal }, { eventCase }) => portal.app.send(eventCase.event as never),
    },
  },
  triggers: {
    'session.began': (stage) => {
      const at = stage.portal.clock.now();
      sessionOf(stage)?.send({ type: 'session.opened', session: { ...customer, signedInAt: at }, at });
    },
    'session.ended': (stage) => {
      const { app } = stage.portal;
      if (app.getSnapshot().context.session) sessionOf(stage)?.send({ type: 'session.closed' });
      else app.send({ type: 'session.ended', reason: 'logout' });
    },
    'texts.readable': ({ wire }) => wire.serveTexts(),
    'texts.failed': async (stage, event) => {
      if (isReadable(stage)) return stage.portal.app.send(event as AppEvent);
      while (stage.wire.isWaiting('texts')) {
        stage.wire.lose('texts');
        await settled();
      }
    },
  },
});

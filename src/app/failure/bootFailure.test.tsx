import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scrubbed } from '#src/lib/scrubbed.ts';
import { openStage, type Stage, settled, until } from '#tests/kit/browser/stage.tsx';
import { sky } from '#tests/kit/customer/sky.ts';

const [theme, baseline] = ['/themes/sky/config.json', '/themes/baseline/config.json'];

/** Holds everything that the app requests at the start. */
const bare = { page: { client: null, theme: null, texts: null }, holds: ['Client', theme, baseline, 'texts'] };

async function loseTexts({ wire }: Stage) {
  while (wire.isWaiting('texts')) {
    wire.lose('texts');
    await settled();
  }
}

async function breakBaseline({ wire }: Stage) {
  wire.miss(theme);
  await settled();
  wire.miss(baseline);
}

describe('a failed start', () => {
  it.each<[string, (stage: Stage) => unknown]>([
    [
      'because the call for the client is refused',
      (s) => s.wire.refuse('Client', { status: 404, code: 'PARTNER_NOT_FOUND' }),
    ],
    ['because nobody answers it', (s) => s.wire.lose('Client')],
    ['because the texts are lost', (s) => answerClient(s, loseTexts)],
    ['because even the baseline is of no use', (s) => answerClient(s, breakBaseline)],
  ])('%s shows the place, in details that are closed', async (_, fail) => {
    const stage = await openStage(bare);
    await fail(stage);
    await settled();

    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('Error loading system'));
    const details = document.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('pre')?.textContent).toMatch(/Error.*\n\s+at /);
  });
});

async function answerClient(stage: Stage, then: (stage: Stage) => Promise<void>) {
  stage.wire.answer('Client', { client: sky });
  await settled();
  if (then === loseTexts) {
    stage.wire.serve(theme, (await import('#tests/kit/customer/sky.ts')).skyTheme);
    await settled();
  }
  await then(stage);
}

describe('the details of a failure', () => {
  it.each([
    ['at load (http://sky.test/assets/a.js?token=abc:1:2)', 'at load (http://sky.test/assets/a.js:1:2)'],
    ['at http://sky.test/login/sso/eyJhbGciOi.x:1:2', 'at http://sky.test/login/sso/…:1:2'],
    ['at http://sky.test/enrol/0b12-77:3:4', 'at http://sky.test/enrol/…:3:4'],
    [
      'Error: Too late: {"response":{"data":null},"request":{"variables":{"username":"anna"}}}\n  at f',
      'Error: Too late\n  at f',
    ],
  ])('%s is %s', (said, shown) => {
    expect(scrubbed(said)).toBe(shown);
  });
});

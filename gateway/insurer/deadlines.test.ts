import { expect, it } from 'vitest';

import { createRawAnswer, held, silence } from '#tests/kit/gateway/insurer.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { stage } from '#tests/kit/gateway/stage.ts';

it('refuses a call if the insurer is unreachable', async () => {
  const alone = await stage({ limits: { deadlineMs: 500 } });
  await alone.insurer.close();
  const { errors } = await alone.run('Items');
  expect(errors?.[0]?.extensions).toMatchObject({ status: 503, code: 'NO_ANSWER' });
  await alone.close();
});

it('waits longer for a scan than for other calls', async () => {
  const hasty = await stage({ limits: { deadlineMs: 100, tries: 1 } });
  const { mishap, came } = held();
  hasty.insurer.next(mishap, silence);
  const scan = hasty.run('Scan', samples.scan.variables);
  const reply = await came;

  // The call for the items starts later, and its time is up before the answer to the scan.
  expect((await hasty.run('Items')).errors?.[0]?.extensions).toMatchObject({ code: 'ANSWER_LATE' });
  createRawAnswer(200, JSON.stringify(samples.scan.answer))(reply);

  expect((await scan).data).toMatchObject({ scan: samples.scan.answer });
  await hasty.close();
});

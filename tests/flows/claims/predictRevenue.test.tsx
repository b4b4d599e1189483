import { months } from '#machines/claims/prediction/predictRevenue.model.ts';
import { spec } from '#paths/specs/claims/predictRevenue.ts';
import { toldSet } from '#paths/specs/kit/businessClaims.ts';
import { atClaims, foundAs, openDialog } from '#tests/kit/areas/businessClaims.ts';
import { type Opening, skyPage } from '#tests/kit/browser/stage.tsx';
import { claim } from '#tests/kit/customer/business.ts';
import { answer } from '#tests/kit/flows/answers.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

const asked = claim(1, { status: 'prediction', datasets: [] });
const predicted = (revenue: number) =>
  claim(1, {
    status: 'prediction',
    datasets: [
      toldSet(
        'prediction',
        months.map((month) => ({ ...month, revenue })),
      ),
    ] as typeof asked.datasets,
  });

const page = atClaims([asked]);
const left = (isSent: boolean): Opening => ({
  ...page,
  drafts: {
    [`predictRevenue-${asked.alertId}`]: {
      version: 1,
      savedAt: skyPage.now,
      draft: { months, key: 'key-1', isSent },
      entry: null,
    },
  },
});

testPaths(spec, {
  inputs: {
    'from its card': page,
    'left before it was sent': left(false),
    'left before it was answered': left(true),
  },
  begin: async (stage) => {
    await openDialog(stage, 'CL-01', 'claims.act.predict');
    if (document.body.textContent?.includes(say('wizard.resume.title')))
      await play(stage, [{ acts: [{ press: 'button', named: 'wizard.resume.continue' }] }]);
  },
  answers: {
    readClaim: {
      'as it was sent': foundAs(predicted(9_000)),
      otherwise: foundAs(predicted(8_000)),
      'not predicted': foundAs(asked),
      closed: foundAs({ ...asked, completed: true }),
      'not there': foundAs(null),
    },
    predict: { saved: answer('UpdateDataset', { updateDataset: toldSet('prediction', months) }) },
  },
});

import { openItemMenu } from '#paths/specs/kit/monitoring.ts';
import { spec } from '#paths/specs/monitoring/deleteMonitoredItem.ts';
import { monitoredPage, onePhone, refuseAsGone } from '#tests/kit/areas/monitoring.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'from the list': monitoredPage(onePhone) },
  answers: { delete: { gone: (stage) => refuseAsGone(stage, 'DeleteMonitored') } },
  begin: (stage) => play(stage, [{ acts: [...openItemMenu, { press: 'menuitem', named: 'monitoring.delete' }] }]),
});

import { openItemMenu } from '#paths/specs/kit/monitoring.ts';
import { spec } from '#paths/specs/monitoring/renameMonitoredItem.ts';
import { monitoredPage, onePhone, refuseAsGone } from '#tests/kit/areas/monitoring.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'from the list': monitoredPage(onePhone) },
  answers: { edit: { gone: (stage) => refuseAsGone(stage, 'RenameMonitored') } },
  begin: (stage) => play(stage, [{ acts: [...openItemMenu, { press: 'menuitem', named: 'monitoring.edit' }] }]),
});

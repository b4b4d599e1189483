import { spec } from '#paths/specs/monitoring/actionPlan.ts';
import { changeElsewhere } from '#tests/kit/areas/alerts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  // The checklist waits, so that it does not find out by itself that the alert is gone.
  holds: ['OwlActions'],
  triggers: {
    'alert.outdated': changeElsewhere,
    'alert.vanished': ({ wire }) => wire.refuse('OwlActions', { status: 404, code: 'ALERT_NOT_FOUND' }),
  },
  sends: ['alert.outdated', 'alert.vanished'],
});

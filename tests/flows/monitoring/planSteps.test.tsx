import { spec } from '#paths/specs/monitoring/planSteps.ts';
import { changeElsewhere } from '#tests/kit/areas/alerts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, { triggers: { 'steps.outdated': changeElsewhere }, sends: ['steps.outdated'] });

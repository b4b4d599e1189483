import { spec } from '#paths/specs/planSteps.ts';
import { changeElsewhere } from '#tests/kit/areas/alerts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, { triggers: { 'steps.outdated': changeElsewhere }, sends: ['steps.outdated'] });

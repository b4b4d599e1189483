import { spec } from '#paths/specs/planSteps.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

import { changeElsewhere } from '#tests/kit/areas/alerts.ts';

testPaths(spec, { triggers: { 'steps.outdated': changeElsewhere }, sends: ['steps.outdated'] });

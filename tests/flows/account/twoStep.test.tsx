import { spec } from '#paths/specs/twoStep.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

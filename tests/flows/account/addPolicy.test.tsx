import { spec } from '#paths/specs/addPolicy.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

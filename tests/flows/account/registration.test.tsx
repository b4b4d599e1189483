import { spec } from '#paths/specs/registration.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

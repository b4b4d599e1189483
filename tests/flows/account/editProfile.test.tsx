import { spec } from '#paths/specs/editProfile.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

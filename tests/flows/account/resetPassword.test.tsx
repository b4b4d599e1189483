import { spec } from '#paths/specs/resetPassword.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

import { spec } from '#paths/specs/account/resetPassword.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

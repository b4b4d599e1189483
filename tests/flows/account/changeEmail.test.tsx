import { spec } from '#paths/specs/account/changeEmail.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

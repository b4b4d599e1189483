import { spec } from '#paths/specs/account/registration.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

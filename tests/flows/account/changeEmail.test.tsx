import { spec } from '#paths/specs/changeEmail.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

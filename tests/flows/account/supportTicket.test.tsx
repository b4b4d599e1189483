import { spec } from '#paths/specs/supportTicket.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec);

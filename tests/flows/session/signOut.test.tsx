import { signOut } from '#paths/specs/kit/signingIn.ts';
import { spec } from '#paths/specs/session/signOut.ts';
import { addresses } from '#src/lib/addresses.ts';
import { insuring, left, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const path = addresses.keyFacts;

testPaths(spec, {
  inputs: {
    'with nothing left unfinished': { ...insuring, path },
    'with a draft': { ...leftUnfinished(left), path },
  },
  begin: (stage) => perform(stage, signOut, {}),
});

import { openItemCancellation, spec } from '#paths/specs/claims/cancelItem.ts';
import { toldItem } from '#paths/specs/kit/items.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  begin: (stage) => play(stage, [{ acts: openItemCancellation }]),
  inputs: {
    'from the list': {
      ...ofBusiness,
      path: '/insurance',
      answers: { Items: { items: [toldItem('warehouse', 'Warehouse')] } },
    },
  },
  answers: {
    cancel: {
      gone: ({ wire }) => {
        wire.prepare('Items', { items: [] });
        return wire.refuse('DeleteItem', { status: 400, code: 'GENERAL_400' });
      },
    },
  },
  triggers: {
    // The item was cancelled elsewhere, and this page reads its list again.
    'insurance.missed': ({ portal, wire }) => {
      wire.prepare('Items', { items: [] });
      tellOutdated(portal.app, 'ITEMS');
    },
  },
});

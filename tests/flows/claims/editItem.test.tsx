import { openEditing, spec } from '#paths/specs/claims/editItem.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  begin: (stage) => play(stage, [{ acts: openEditing }]),
  inputs: { 'from the list': { ...ofBusiness, path: '/insurance' } },
  answers: {
    edit: {
      gone: ({ wire }) => {
        wire.prepare('Items', { items: [] });
        return wire.refuse('UpdateItem', { status: 400, code: 'GENERAL_400' });
      },
    },
  },
});

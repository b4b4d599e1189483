import { spec } from '#paths/specs/claims/grantPermission.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'from the claims': { ...ofBusiness, path: '/permissions/grant' } },
  answers: { readItems: { 'without it': ({ wire }) => wire.answer('Items', { items: [] }) } },
});

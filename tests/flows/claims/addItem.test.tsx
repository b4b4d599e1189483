import { addItemModel } from '#machines/claims/items/addItem.model.ts';
import { openAdding, spec } from '#paths/specs/claims/addItem.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { policies } from '#tests/kit/customer/account.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

const { draft } = addItemModel.inputs['left before it was answered'];
const running = policies.policies.filter(({ externalPolicyNumber }) => externalPolicyNumber === 'POL-ACTIVE');
const page = {
  ...ofBusiness,
  path: '/insurance',
  answers: { ...ofBusiness.answers, Policies: { policies: running } },
};

testPaths(spec, {
  inputs: {
    'from the list': page,
    'left before it was answered': {
      ...page,
      drafts: { addItem: { version: 2, savedAt: skyPage.now, draft, entry: null } },
    },
  },
  answers: {
    addItem: { KEY_REUSED: ({ wire }) => wire.refuse('AddItems', { status: 422, code: 'KEY_REUSED' }) },
  },
  begin: async (stage) => {
    // The page below requests the same list as the flow.
    if (stage.wire.isWaiting('Items')) stage.wire.answerAsEver('Items');
    await play(stage, [{ acts: openAdding }]);
    if (document.body.textContent?.includes(say('wizard.resume.title')))
      await play(stage, [{ acts: [{ press: 'button', named: 'wizard.resume.continue' }] }]);
  },
});

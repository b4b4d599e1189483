import { toldItem } from '#paths/specs/kit/items.ts';
import { type Opening, skyPage } from '../browser/stage.tsx';
import { anna, skyTheme } from '../customer/sky.ts';

const { config } = skyTheme;

/** The portal of a customer with business interruption cover for a bakery whose bank is not connected. */
export const ofBusiness: Opening = {
  session: {
    ...anna,
    accessProfile: ['customer-insurance', 'customer-payouts'].map((feature) => ({
      feature,
      accessRights: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
    })),
    signedInAt: skyPage.now,
  },
  page: { theme: { ...skyTheme, config: { ...config, flags: { ...config.flags, parametric: true } } } },
  answers: { Items: { items: [toldItem('bakery', 'Bakery')] } },
};

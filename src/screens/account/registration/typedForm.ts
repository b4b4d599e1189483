import type { Portal } from '#src/session/portal.ts';

import { forgetRegistration, keepRegistration, readRegistration, type TypedRegistration } from './registrationDraft.ts';

export type SecurityFields = { password: string; confirmation: string; terms: boolean };

/** Everything typed so far, so that earlier steps can be shown again. */
export type TypedForm = {
  /** Whether it was restored from an earlier visit. */
  isRestored: boolean;
  values: () => TypedRegistration;
  change: (typed: Partial<TypedRegistration>) => void;
  /** Changes the language to that of the page, unless another one was chosen. */
  followPage: (language: string) => void;
  /** Kept in memory only. */
  security: () => SecurityFields;
  changeSecurity: (typed: SecurityFields) => void;
};

const blank: TypedRegistration = {
  firstName: '',
  surname: '',
  emailAddress: '',
  mobilePhoneNumber: '',
  language: '',
  externalPolicyNumber: '',
};

/** @param prefilled details that are known before anything is typed; by themselves they are not kept on the device */
export function createTypedForm(
  portal: Pick<Portal, 'local' | 'clock'>,
  linkId: string | null,
  prefilled: Partial<TypedRegistration>,
): TypedForm {
  const restored = readRegistration(portal, linkId);
  let known = { ...blank, ...prefilled };
  let values = restored ?? known;
  let security: SecurityFields = { password: '', confirmation: '', terms: false };

  return {
    isRestored: restored !== null,
    values: () => values,
    change: (typed) => {
      values = { ...values, ...typed };
      if (JSON.stringify(values) === JSON.stringify(known)) forgetRegistration(portal);
      else keepRegistration(portal, linkId, values);
    },
    followPage: (language) => {
      const isChosen = values.language !== known.language;
      known = { ...known, language };
      if (!isChosen) values = { ...values, language };
    },
    security: () => security,
    changeSecurity: (typed) => {
      security = typed;
    },
  };
}

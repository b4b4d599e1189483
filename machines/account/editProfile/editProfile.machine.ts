import { editing } from '../../kit/records/editing.ts';

/** The details that customers can change themselves. An empty nationality means none. */
export type Profile = {
  firstName: string;
  surname: string;
  mobilePhoneNumber: string;
  /** The language part of the locale, in capitals. */
  language: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
};

const fields = ['firstName', 'surname', 'mobilePhoneNumber', 'language', 'nationality'] as const;

/** A nationality can be removed; the other details can only be replaced. */
function changesTo(known: Profile | null, entered: Profile): Partial<Profile> {
  const changed = fields.filter(
    (field) => entered[field] !== known?.[field] && (entered[field] !== '' || (field === 'nationality' && known)),
  );
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

export const editProfileMachine = editing<Profile>({ id: 'editProfile', changesTo, notFound: 'USER_NOT_FOUND' });

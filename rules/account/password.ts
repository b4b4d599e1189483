/** Characters that count as special, in the order in which the help text lists them. */
export const specialCharacters = `! @ # $ % ^ & * ( ) _ + - = [ ] { } ; : ' " , . < > / ? | \\ ~`;

const special = new Set(specialCharacters.split(' '));

/** Requirements of a new password in the order of the specification, by the id of the text that states each. */
const requirements = {
  'validation.passwordv6': (password) => !/\s/.test(password),
  'validation.passwordv2': (password) => /\p{Nd}/u.test(password),
  'validation.passwordv3': (password) => /\p{Lu}/u.test(password),
  'validation.passwordv4': (password) => /\p{Ll}/u.test(password),
  'validation.passwordv5': (password) => [...password].some((sign) => special.has(sign)),
  'validation.passwordv1': (password) => [...password].length >= 8,
} as const satisfies Record<string, (password: string) => boolean>;

export type Requirement = keyof typeof requirements;

export const passwordRequirements = Object.keys(requirements) as Requirement[];

/** Returns whether a password meets a requirement. An empty one meets none. */
export const isMet = (requirement: Requirement, password: string): boolean =>
  password !== '' && requirements[requirement](password);

/** Returns the text id of the first requirement that a new password misses. */
export function passwordProblem(password: string): 'validation.password' | Requirement | null {
  if (password === '') return 'validation.password';
  return passwordRequirements.find((requirement) => !requirements[requirement](password)) ?? null;
}

/** Returns the problem of each field of a form that asks for a new password twice. */
export function passwordProblems({ password = '', confirmation = '' }: { password?: string; confirmation?: string }) {
  const own = passwordProblem(password);
  const differs = own === null && confirmation !== '' && confirmation !== password;
  return {
    password: own ?? (differs ? ('validation.password_match' as const) : null),
    confirmation:
      confirmation === ''
        ? ('validation.confirm_password' as const)
        : confirmation !== password
          ? ('validation.password_match' as const)
          : null,
  };
}

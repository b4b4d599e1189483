import { object, size, string } from 'superstruct';

import { id } from './common.ts';

const line = size(string(), 1, 254);

/** POST /platform/user/forgotPassword */
export const ForgottenPassword = object({ emailAddress: line, partnerId: id });

/** POST /platform/user/resetPassword. `code`: from the mailed link. */
export const PasswordReset = object({ code: line, password: line, partnerId: id });

/** The connection broke before the insurer received the call. */
export const network = { fault: { network: true } } as const;

/** The answer was lost after the insurer carried out the call. */
export const lost = { fault: { lost: true } } as const;

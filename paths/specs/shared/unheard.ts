/** No answer came: the insurer was not asked. */
export const network = { fault: { network: true } } as const;

/** No answer came, though the insurer did what it was asked. */
export const lost = { fault: { lost: true } } as const;

/** Why the portal could not start; `stack` is the client's own. */
export type Failure = { code?: string; message: string; stack?: string };

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: 'Unknown error' };
  return { message: error.message, ...(error.stack && { stack: error.stack }) };
}

/** For an actor that never answered. */
export const failureCaught = ({ event }: { event: { error: unknown } }): Failure => failureOf(event.error);
